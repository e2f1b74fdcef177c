import type {
  Characteristics,
  GameObject,
  HappeningKind,
  ObjectId,
  RuleNumber,
  State,
  Target,
} from '../../rules';
import type { WalkOf } from '../derivations/walkFields';
import type { Names } from '../naming/names';

/** A piece of a fact: words, or an object to be linked. */
export type FactPart = string | { readonly object: ObjectId; readonly name: string };

/** Something that is so of an object. */
export interface Fact {
  readonly id: string;
  readonly name: string;
  readonly parts: readonly FactPart[];
  readonly cites: readonly RuleNumber[];
  /** Its reason is the way of a value. */
  readonly walk?: WalkOf;
  /** Its reason is the step since which this has been the same. */
  readonly since?: (state: State) => unknown;
  /** The kinds of event that may have made it so. */
  readonly by?: readonly HappeningKind[];
}

/** What facts are told of. */
export interface Telling {
  readonly state: State;
  readonly object: GameObject;
  readonly values: Characteristics;
  readonly names: Names;
}

/** The record of an object, as it is or as it was as it left. */
export const recordOf = (state: State, id: ObjectId): GameObject | undefined =>
  state.objects.get(id) ?? state.departed.get(id)?.object;

/** Reads something of the object's record in any position. */
export const ofRecord =
  (id: ObjectId, read: (object: GameObject) => unknown) =>
  (state: State): unknown => {
    const object = recordOf(state, id);
    return object === undefined ? undefined : (read(object) ?? null);
  };

/** A target as a part of a fact. */
export function targetPart(names: Names, target: Target, amount?: number): FactPart {
  const share = amount === undefined ? '' : ` (${amount})`;
  return 'object' in target
    ? { object: target.object, name: names.object(target.object) + share }
    : names.player(target.player) + share;
}

/** Objects in a row. */
export const linked = (names: Names, ids: readonly ObjectId[]): readonly FactPart[] =>
  separated(ids.map((object) => ({ object, name: names.object(object) })));

/** Parts with commas between them. */
export const separated = (parts: readonly FactPart[]): readonly FactPart[] =>
  parts.flatMap((part, nth) => (nth === 0 ? [part] : [', ', part]));
