import { cr } from '../citations';
import { matches } from '../evaluate/match';
import { settle } from '../happening/happen';
import { abilitiesOfKind } from '../happening/watchers';
import type { Doing, Proposal, Work } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import type { Target } from '../kernel/objects';
import { NotModelled } from '../kernel/results';
import type { State } from '../kernel/state';
import { protectionOf } from '../restrictions/protection';
import { type Damage, dealt, resultsOf } from './results';

/** Damage that a source would deal. */
export interface Dealing {
  readonly source: ObjectId;
  readonly to: Target;
  readonly amount: number;
  readonly combat?: boolean;
}

/**
 * Deals damage, all at once (120.4): replacement and prevention effects apply to it, then it is turned
 * into its results, which may be replaced in turn, then all of it happens as one event. No damage is
 * dealt where the amount is 0 (120.8), to what is no battle, creature or planeswalker (120.1a), or to
 * players who have left (800.4e).
 */
export function* dealDamage(work: Work, list: readonly Dealing[]): Doing<void> {
  const proposals: Proposal[] = [];
  const shielded = new Set<ObjectId>();
  for (const dealing of list) {
    if (dealing.amount <= 0 || !canBeDealt(work.state, dealing.to)) continue;
    if (isPrevented(work, dealing, shielded)) continue;
    const { source, to, amount, combat = false } = dealing;
    proposals.push({
      happening: { kind: 'damage', source, to, amount, combat },
      cites: combat ? [cr('510.2'), cr('120.2a')] : [cr('120.2b')],
    });
  }
  const settled = yield* settle(work, proposals);
  const damage: Damage[] = [];
  const rest: Proposal[] = [];
  for (const { happening, cites } of settled) {
    if (happening.kind !== 'damage') rest.push({ happening, cites });
    else if (happening.amount > 0) damage.push({ ...dealt(work, happening), cites });
  }
  forbidInitiative(work.state, damage);
  const results = yield* settle(
    work,
    damage.flatMap((d) => resultsOf(work, d)),
  );
  const marked = damage.map(({ happening, cites }) => ({ happening, cites }));
  yield* work.emitting([...marked, ...rest, ...results]);
}

function canBeDealt(state: State, to: Target): boolean {
  if ('player' in to) return state.players[to.player]?.lost === false;
  const object = state.objects.get(to.object);
  return object?.zone === 'battlefield' && !object.phasedOut;
}

/** Protection and shield counters prevent all of it (702.16e, 122.1c). */
function isPrevented(work: Work, { source, to }: Dealing, shielded: Set<ObjectId>): boolean {
  const { view } = work;
  if (!('object' in to)) {
    const by = protectionOf(view, to.player, source);
    if (by === null) return false;
    work.one({ kind: 'replaced', by, what: 'damage' }, cr('702.16e'), cr('615.1'));
    return true;
  }
  const values = view.characteristics(to.object);
  if (values === undefined) return true;
  const takes = ['Creature', 'Planeswalker', 'Battle'] as const;
  if (!takes.some((type) => values.types.includes(type))) {
    work.tell('impossible', [cr('120.1a')], [to.object]);
    return true;
  }
  const scope = { source: to.object, you: values.controller };
  const protectedFrom = abilitiesOfKind(values, 'keyword').some(
    ({ ability }) => ability.keyword === 'protection' && matches(view, scope, ability.from, source),
  );
  if (protectedFrom) {
    work.one({ kind: 'replaced', by: to.object, what: 'damage' }, cr('702.16e'), cr('615.1'));
    return true;
  }
  const shields = view.object(to.object)?.counters.shield ?? 0;
  if (shields === 0 && !shielded.has(to.object)) return false;
  work.one({ kind: 'replaced', by: to.object, what: 'damage' }, cr('122.1c'), cr('615.1'));
  if (!shielded.has(to.object)) {
    shielded.add(to.object);
    work.one({ kind: 'counters', on: to, counter: 'shield', change: -1 }, cr('122.1c'));
  }
  return true;
}

/** @throws NotModelled where a creature deals combat damage to the player with the initiative (726.2). */
function forbidInitiative(state: State, damage: readonly Damage[]): void {
  for (const { happening } of damage) {
    if (!happening.combat || !('player' in happening.to)) continue;
    const { player } = happening.to;
    if (player === state.initiative) {
      throw new NotModelled('combat damage to the player who has the initiative (726.2)');
    }
  }
}
