import { characteristicsOf } from '../happening/view';
import type { EditNote } from '../kernel/edits';
import type { CardId, ObjectId, PlayerId } from '../kernel/ids';
import type { GameObject, Target } from '../kernel/objects';
import type { State } from '../kernel/state';
import { poolOf } from '../setup/pool';
import type { Made } from '../setup/setup';
import type { Edit, ObjectChange, PlayerChange } from './change';

/** What a change by hand is about and what of it is other than before, for what is told of it. */
export interface Noted {
  readonly objects: readonly ObjectId[];
  readonly player?: PlayerId;
  readonly notes: readonly EditNote[];
}

/** What a change by hand changed, from the positions before and after it. */
export function noted(
  before: State,
  after: State,
  change: Edit,
  made: readonly Made[] = [],
): Noted {
  switch (change.edit) {
    case 'place':
      return { objects: made.map(({ object }) => object), notes: placed(after, made, change) };
    case 'move':
      return moved(before, after, change.card, change.zone);
    case 'remove':
      return { objects: at(before, change.card), notes: [{ note: 'removed' }] };
    case 'setObject':
      return { objects: at(after, change.card), notes: ofObject(before, after, change) };
    case 'setPlayer':
      return { objects: [], player: change.player, notes: ofPlayer(before, after, change) };
    case 'addMana':
      return {
        objects: [],
        player: change.player,
        notes: [{ note: 'manaAdded', mana: poolOf(change.mana) }],
      };
    case 'step': {
      const { step, active } = after.turn;
      return { objects: [], notes: [{ note: 'step', step, active }] };
    }
  }
}

function at(state: State, card: CardId): readonly ObjectId[] {
  const object = state.cards.get(card);
  return object === undefined ? [] : [object];
}

function placed(
  after: State,
  made: readonly Made[],
  { placements: [how] }: Extract<Edit, { readonly edit: 'place' }>,
): readonly EditNote[] {
  const [first] = made;
  const object = first && after.objects.get(first.object);
  if (object === undefined) return [];
  const { zone, kind, controller, owner } = object;
  const player = zone === 'battlefield' ? controller : owner;
  if (kind === 'token' && how?.copy !== undefined) {
    return [{ note: 'placedCopy', of: nameAt(after, object), player }];
  }
  return [{ note: 'placed', zone, player }];
}

function moved(before: State, after: State, card: CardId, zone: EditZone): Noted {
  // A token that left the battlefield is nothing any more (111.7), but it was moved all the same.
  const now = at(after, card);
  const objects = now.length > 0 ? now : at(before, card);
  const [id] = objects;
  const owner = id === undefined ? undefined : (after.objects.get(id) ?? before.objects.get(id));
  return {
    objects,
    notes: owner === undefined ? [] : [{ note: 'moved', zone, owner: owner.owner }],
  };
}
type EditZone = Extract<Edit, { readonly edit: 'move' }>['zone'];

const nameAt = (state: State, { id, printed }: GameObject): string =>
  characteristicsOf(state, id)?.name ?? printed.name;

type SetObject = Extract<Edit, { readonly edit: 'setObject' }>;

function ofObject(before: State, after: State, { card, set }: SetObject): readonly EditNote[] {
  const [id] = at(after, card);
  const was = id === undefined ? undefined : before.objects.get(id);
  const now = id === undefined ? undefined : after.objects.get(id);
  if (was === undefined || now === undefined) return [];
  const called = nameAt(before, was);
  const attacked = [attackedBy(before, was.id), attackedBy(after, now.id)] as const;
  return [
    ...(set.copy === undefined
      ? []
      : [{ note: 'copy', was: called, of: nameAt(after, now) } as const]),
    ...when(was.owner !== now.owner, { note: 'owner', player: now.owner }),
    ...when(was.controller !== now.controller, { note: 'controller', player: now.controller }),
    ...when(was.tapped !== now.tapped, { note: 'tapped', now: now.tapped }),
    ...when((was.faceDown === null) !== (now.faceDown === null), {
      note: 'faceDown',
      now: now.faceDown !== null,
      was: called,
    }),
    ...when(was.phasedOut !== now.phasedOut, { note: 'phasedOut', now: now.phasedOut }),
    ...when(was.sick !== now.sick, { note: 'sick', now: now.sick }),
    ...counters(was.counters, now.counters),
    ...when(was.damage !== now.damage, { note: 'damage', now: now.damage }),
    ...when(differ(was.attachedTo, now.attachedTo), { note: 'attached', to: now.attachedTo }),
    ...when(differ(...attacked), { note: 'attacking', to: attacked[1] }),
    ...when(was.kind !== now.kind, { note: 'token', now: now.kind === 'token' }),
    ...rest(set),
  ];
}

const when = (changed: boolean, note: EditNote): readonly EditNote[] => (changed ? [note] : []);

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

const attackedBy = (state: State, id: ObjectId): Target | null =>
  state.combat?.attackers.find(({ object }) => object === id)?.whom ?? null;

function counters(
  was: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): readonly EditNote[] {
  return [...new Set([...Object.keys(was), ...Object.keys(now)])].flatMap((counter) => {
    const change = (now[counter] ?? 0) - (was[counter] ?? 0);
    return when(change !== 0, { note: 'counters', counter, change });
  });
}

const REST = ['chosen', 'exiled', 'kicked', 'cast', 'x', 'timestamp'] as const;

const rest = (set: ObjectChange): readonly EditNote[] =>
  REST.flatMap((note) => when(set[note] !== undefined, { note }));

type SetPlayer = Extract<Edit, { readonly edit: 'setPlayer' }>;

function ofPlayer(before: State, after: State, { player, set }: SetPlayer): readonly EditNote[] {
  const was = before.players[player];
  const now = after.players[player];
  if (was === undefined || now === undefined) return [];
  const given = (field: keyof PlayerChange): boolean => set[field] !== undefined;
  return [
    ...when(was.life !== now.life, { note: 'life', from: was.life, to: now.life }),
    ...when(given('manaPool'), { note: 'pool', mana: now.pool }),
    ...counters(was.counters, now.counters),
    ...when(was.landsPlayed !== now.landsPlayed, { note: 'landsPlayed', now: now.landsPlayed }),
    ...when(given('commanders'), { note: 'commanders' }),
    ...when(given('commanderDamage'), { note: 'commanderDamage' }),
  ];
}
