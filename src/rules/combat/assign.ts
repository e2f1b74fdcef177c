import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import { hasKeyword } from '../evaluate/qualities';
import { apnap } from '../evaluate/references';
import { ask } from '../happening/ask';
import { characteristicsOf } from '../happening/view';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Target } from '../kernel/objects';
import { ALLOWED, Refusal, refused, type Verdict } from '../kernel/results';
import type { Attacker, State } from '../kernel/state';
import { sameTarget } from '../targets/legal';
import { attacked } from './defending';
import { type Assigned, lethalFrom } from './lethal';
import { striking } from './striking';

/** How a creature's combat damage may be divided. */
interface Division {
  readonly player: PlayerId;
  readonly source: ObjectId;
  readonly amount: number;
  /** The creatures in combat with it. */
  readonly creatures: readonly ObjectId[];
  /** What it attacks, if damage may be assigned to that as well: trample (702.19b). */
  readonly beyond: Target | null;
  readonly cites: readonly RuleNumber[];
}

/**
 * How all creatures assign their combat damage in this step: the active player's first, then each other
 * player's in turn order (510.1, 802.5).
 * @throws Refusal where a division breaks the rules.
 */
export function* assignCombatDamage(work: Work): Doing<readonly Assigned[]> {
  const { state } = work;
  const attackers = state.combat?.attackers ?? [];
  const strikes = striking(state);
  const blocked = blockedBy(attackers);
  const assigned: Assigned[] = [];
  for (const attacker of attackers) {
    if (strikes(attacker.object)) assigned.push(...(yield* assignFrom(work, attacker, assigned)));
  }
  for (const player of apnap(state)) {
    for (const [blocker, creatures] of blocked) {
      if (state.objects.get(blocker)?.controller !== player || !strikes(blocker)) continue;
      const division = { player, source: blocker, creatures, beyond: null };
      const amount = powerOf(state, blocker);
      const cites = [cr('510.1d')];
      assigned.push(...(yield* divide(work, { ...division, amount, cites }, assigned)));
    }
  }
  return assigned;
}

function blockedBy(attackers: readonly Attacker[]): ReadonlyMap<ObjectId, readonly ObjectId[]> {
  const blocked = new Map<ObjectId, ObjectId[]>();
  for (const { object, blockers } of attackers) {
    for (const b of blockers) blocked.set(b, [...(blocked.get(b) ?? []), object]);
  }
  return blocked;
}

/** An attacking creature's assignment (510.1b, c). */
function* assignFrom(
  work: Work,
  attacker: Attacker,
  others: readonly Assigned[],
): Doing<readonly Assigned[]> {
  const { state } = work;
  const source = attacker.object;
  const amount = powerOf(state, source);
  const whom = attacked(state, attacker);
  if (amount <= 0) return [];
  if (!attacker.blocked) return whom === null ? [] : [{ source, to: whom, amount }];
  const values = characteristicsOf(state, source);
  const tramples = values !== undefined && hasKeyword(values, 'trample');
  const cites = tramples ? [cr('510.1c'), cr('702.19b')] : [cr('510.1c')];
  return yield* divide(
    work,
    {
      player: state.turn.active,
      source,
      amount,
      creatures: attacker.blockers,
      beyond: tramples ? whom : null,
      cites,
    },
    others,
  );
}

/** Creatures with power 0 or less assign no combat damage (510.1a). */
function powerOf(state: State, id: ObjectId): number {
  return Math.max(0, characteristicsOf(state, id)?.power ?? 0);
}

/** Divides damage; asks only where there is more than one way to do it. */
function* divide(
  work: Work,
  division: Division,
  others: readonly Assigned[],
): Doing<readonly Assigned[]> {
  const { player, source, amount, creatures, beyond, cites } = division;
  if (amount === 0) return [];
  const lethal = creatures.map((object) => ({
    object,
    amount: lethalFrom(work.state, source, object, others),
  }));
  const needed = lethal.reduce((sum, { amount: one }) => sum + one, 0);
  const options: readonly Target[] = [
    ...creatures.map((object) => ({ object })),
    ...(beyond !== null && amount > needed ? [beyond] : []),
  ];
  const [only] = options;
  if (only === undefined) return [];
  if (options.length === 1) return [{ source, to: only, amount }];
  const answer = yield* ask(work, {
    kind: 'assignDamage',
    player,
    source,
    about: source,
    amount,
    options,
    lethal,
    cites,
  });
  const amounts = answer.kind === 'amounts' ? answer.amounts : [];
  const verdict = judgeDivision(work.state, division, amounts, others);
  if (!verdict.allowed) throw new Refusal(verdict.checks);
  return amounts.filter((a) => a.amount > 0).map((a) => ({ source, to: a.to, amount: a.amount }));
}

/** All of the damage is assigned; what a creature tramples over to comes after lethal damage to all its blockers (702.19b). */
function judgeDivision(
  state: State,
  division: Division,
  amounts: readonly { readonly to: Target; readonly amount: number }[],
  others: readonly Assigned[],
): Verdict {
  const { source, amount, creatures, beyond, cites } = division;
  const given = (to: Target) =>
    amounts.reduce((sum, a) => (sameTarget(a.to, to) ? sum + a.amount : sum), 0);
  const total = amounts.reduce((sum, a) => sum + a.amount, 0);
  const known = amounts.every(
    (a) =>
      a.amount >= 0 &&
      ((beyond !== null && sameTarget(a.to, beyond)) ||
        ('object' in a.to && creatures.includes(a.to.object))),
  );
  if (total !== amount || !known) {
    return refused({ code: 'badDivision', subjects: [source], cites, detail: `${amount}` });
  }
  if (beyond === null || given(beyond) === 0) return ALLOWED;
  const short = creatures.filter(
    (object) => given({ object }) < lethalFrom(state, source, object, others),
  );
  return short.length === 0
    ? ALLOWED
    : refused({
        code: 'badDivision',
        subjects: [source, ...short],
        cites: [cr('702.19b'), cr('510.1e')],
      });
}
