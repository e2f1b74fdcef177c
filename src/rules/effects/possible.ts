import type { Amount, Filter, ObjectRef, PlayerRef, Players } from '../abilities/references';
import { attachmentForbidden } from '../attaching/attachable';
import { amountOf, matches, objectsBy, select } from '../evaluate/match';
import { objectsOf, playersOf } from '../evaluate/references';
import { isDoubleFaced } from '../faces/values';
import type { Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { Scope } from '../kernel/scope';
import { canBeCountered } from '../resolving/counter';
import { findObject } from '../resolving/found';
import { lifeFixedBy } from '../restrictions/life';
import { canMove } from '../zones/move';
import { canSacrifice } from '../zones/sacrifice';
import type { Instruction, InstructionKind, InstructionMap } from './kinds';
import { canTransform } from './transform';

/**
 * Whether what a player may do can be done (608.2d): of something that is done as a cost, for what comes
 * "if you do", all of it (118.3, 118.12), else what it starts with.
 */
export function isPossible(
  work: Work,
  scope: Scope,
  list: readonly Instruction[],
  cost = false,
): boolean {
  const [first] = list;
  if (first === undefined) return false;
  if (!cost) return canBeDone(work, scope, first);
  const made = new Set<string>();
  return list.every((one) => {
    // What an earlier part names is there only when that is done.
    const open = speaksOf(one, made);
    if ('bind' in one && one.bind !== undefined) made.add(one.bind);
    return open || canBeDone(work, scope, one);
  });
}

function canBeDone(work: Work, scope: Scope, one: Instruction): boolean {
  const check = CHECKS[one.kind] as Check<InstructionKind> | undefined;
  return check === undefined || check(work, scope, one);
}

/** Whether words of it mean something that is named by what is done before it. */
function speaksOf(node: unknown, names: ReadonlySet<string>): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('ref' in node && node.ref === 'bound' && 'name' in node)
    return typeof node.name === 'string' && names.has(node.name);
  return Object.values(node).some((one) => speaksOf(one, names));
}

type Check<K extends InstructionKind> = (
  work: Work,
  scope: Scope,
  node: InstructionMap[K],
) => boolean;

type Group = ObjectRef | Filter;

/** What can be impossible. Searching and drawing are always possible (701.23g, 121.3). */
const CHECKS: { readonly [K in InstructionKind]?: Check<K> } = {
  choose: ({ view }, scope, { what, count }) =>
    select(view, scope, what).length >= Math.max(1, amountOf(view, scope, count[0])),
  sacrifice: (work, scope, { player, what, count }) => {
    const { view, state } = work;
    return someone(work, scope, player, (who) => {
      if ('ref' in what) {
        const found = existing(work, scope, what);
        return found.length > 0 && found.every((id) => canSacrifice(state, who, id));
      }
      const needed = count === undefined ? 1 : amountOf(view, scope, count);
      return (
        select(view, scope, what).filter((id) => canSacrifice(state, who, id)).length >= needed
      );
    });
  },
  discard: (work, scope, { player, count, where }) =>
    someone(work, scope, player, (who) => {
      const hand = work.state.players[who]?.hand ?? [];
      const fitting =
        where === undefined ? hand : hand.filter((id) => matches(work.view, scope, where, id));
      return fitting.length >= (count === 'hand' ? 0 : amountOf(work.view, scope, count));
    }),
  mill: (work, scope, { player, count }) =>
    someone(work, scope, player, (who) => {
      const { library = [], libraryUnknown = false } = work.state.players[who] ?? {};
      return libraryUnknown || library.length >= amountOf(work.view, scope, count);
    }),
  gainLife: (work, scope, { player, amount }) => lifeCan(work, scope, player, 'gain', amount),
  loseLife: (work, scope, { player, amount }) => lifeCan(work, scope, player, 'lose', amount),
  putCounters: (work, scope, { on }) =>
    'player' in on ? someone(work, scope, on, () => true) : existing(work, scope, on).length > 0,
  removeCounters: (work, scope, { from, counter, count }) => {
    const needed = count === 'all' ? 1 : amountOf(work.view, scope, count);
    return some(work, scope, from, ({ counters }) => (counters[counter] ?? 0) >= needed);
  },
  exile: (work, scope, { what, until }) =>
    (until === undefined || work.state.objects.get(scope.source)?.zone === 'battlefield') &&
    existing(work, scope, what).some((id) => canMove(work.state, id, 'exile')),
  move: (work, scope, { what, to, transformed }) =>
    some(work, scope, what, ({ id, printed }) =>
      transformed === true
        ? isDoubleFaced(printed) && canMove(work.state, id, to, { face: 1 })
        : canMove(work.state, id, to),
    ),
  counter: (work, scope, { what }) =>
    existing(work, scope, what).some((id) => canBeCountered(work.state, id)),
  tap: (work, scope, { what }) =>
    some(
      work,
      scope,
      what,
      onBattlefield(({ tapped }) => !tapped),
    ),
  untap: (work, scope, { what }) =>
    some(
      work,
      scope,
      what,
      onBattlefield(({ tapped }) => tapped),
    ),
  destroy: (work, scope, { what }) => some(work, scope, what, onBattlefield()),
  phaseOut: (work, scope, { what }) => some(work, scope, what, onBattlefield()),
  regenerate: (work, scope, { what }) => some(work, scope, what, onBattlefield()),
  transform: (work, scope, { what }) =>
    some(
      work,
      scope,
      what,
      onBattlefield((object) => canTransform(work, scope, object)),
    ),
  turn: (work, scope, { what, face }) =>
    some(
      work,
      scope,
      what,
      onBattlefield(({ faceDown, printed }) =>
        face === 'up' ? faceDown !== null : faceDown === null && !isDoubleFaced(printed),
      ),
    ),
  attach: (work, scope, { what, to }) => {
    const [object] = existing(work, scope, what);
    const [host] = existing(work, scope, to);
    if (object === undefined || host === undefined) return false;
    const now = work.state.objects.get(object)?.attachedTo;
    const already = now != null && 'object' in now && now.object === host;
    return !already && attachmentForbidden(work.view, object, { object: host }) === null;
  },
  fight: (work, scope, { one, other }) =>
    [one, other].every((ref) => some(work, scope, ref, onBattlefield())),
  becomeCopy: (work, scope, { what, of }) =>
    some(work, scope, what, onBattlefield()) && objectsOf(work.view, scope, of).length > 0,
  copySpell: ({ view }, scope, { what }) => objectsBy(view, scope, what).length > 0,
};

/** The objects that are still found. */
function existing({ view, state }: Work, scope: Scope, what: Group): readonly ObjectId[] {
  return objectsBy(view, scope, what).flatMap((id) => findObject(state, scope, id) ?? []);
}

function some(
  work: Work,
  scope: Scope,
  what: Group,
  can: (object: GameObject) => boolean,
): boolean {
  return existing(work, scope, what).some((id) => {
    const object = work.state.objects.get(id);
    return object !== undefined && can(object);
  });
}

const onBattlefield =
  (can: (object: GameObject) => boolean = () => true) =>
  (object: GameObject): boolean =>
    object.zone === 'battlefield' && can(object);

function someone(
  { view, state }: Work,
  scope: Scope,
  who: PlayerRef | Players,
  can: (player: PlayerId) => boolean,
): boolean {
  return playersOf(view, scope, who).some((p) => state.players[p]?.lost === false && can(p));
}

/** A life total that an effect fixes can't be changed so, as a cost neither (119.7, 119.8). */
function lifeCan(
  work: Work,
  scope: Scope,
  who: Players,
  way: 'gain' | 'lose',
  amount: Amount,
): boolean {
  return someone(
    work,
    scope,
    who,
    (player) =>
      amountOf(work.view, scope, amount) <= 0 || lifeFixedBy(work.state, player, way) === null,
  );
}
