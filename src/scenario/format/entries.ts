/** The entries of `play`. */
import type { Expect } from './expect';
import { type Companions, MOVE_KEYS, type MoveByKey } from './moves';
import type { PlacedObject, Status } from './setup';
import type { ManaText, Named, PlayerName, Ref, Step, Zone } from './words';

interface PlaceIn {
  readonly edit: 'place';
  readonly player: PlayerName;
  readonly zone: Zone;
}
export type PlaceEdit = PlaceIn & PlacedObject & Companions;
export interface MoveEdit extends Companions {
  readonly edit: 'move';
  readonly object: Ref;
  readonly zone: Zone;
}
export interface SetObjectEdit extends Status, Companions {
  readonly edit: 'set';
  readonly object: Ref;
  readonly token?: boolean;
}
export interface SetPlayerEdit extends Companions {
  readonly edit: 'set';
  readonly player: PlayerName;
  readonly life?: number;
  readonly manaPool?: ManaText;
  readonly counters?: Named<number>;
  readonly commander?: readonly Ref[];
  readonly landsPlayed?: number;
  readonly commanderDamage?: Named<number>;
}
export interface RemoveEdit extends Companions {
  readonly edit: 'remove';
  readonly object: Ref;
}
export interface StepEdit extends Companions {
  readonly edit: 'step';
  readonly step: Step;
  readonly active?: PlayerName;
}
export const EDITS = ['place', 'move', 'set', 'remove', 'step'] as const;
/** A change by hand, not by the rules. */
export type EditEntry =
  | PlaceEdit
  | MoveEdit
  | SetObjectEdit
  | SetPlayerEdit
  | RemoveEdit
  | StepEdit;

export interface ExpectEntry extends Companions {
  readonly expect: Expect;
}
export interface BranchEntry extends Companions {
  readonly branch: readonly Entry[];
}
export interface ReloadEntry extends Companions {
  readonly reload: true;
}
/** An entry that only comments. */
export interface NoteEntry extends Companions {
  readonly note: string;
}

/** Each acting key and the entry that has it. */
export interface EntryByKey extends MoveByKey {
  readonly edit: EditEntry;
  readonly expect: ExpectEntry;
  readonly branch: BranchEntry;
  readonly reload: ReloadEntry;
}
export type ActingKey = keyof EntryByKey;
/** One entry of `play`: exactly one acting key, or a note alone. */
export type Entry = EntryByKey[ActingKey] | NoteEntry;

export const ACTING_KEYS = [
  ...MOVE_KEYS,
  'edit',
  'expect',
  'branch',
  'reload',
] as const satisfies readonly ActingKey[];

/** The acting key of an entry, or `note` for one that only comments. */
export function keyOf(entry: Entry): ActingKey | 'note' {
  return ACTING_KEYS.find((key) => Object.hasOwn(entry, key)) ?? 'note';
}
