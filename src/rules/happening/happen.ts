import { cr } from '../citations';
import { toCommandZone } from '../commander/returns';
import type { Happening, ReplacementProof, Unapplied } from '../kernel/events';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { asItEnters } from './asItEnters';
import { ask } from './ask';
import { HALT, restsBefore } from './halts';
import { type Applicable, applicableTo, chooserOf, enteringObject } from './replaceable';
import { replaceWith } from './replaceWith';
import { usedUp } from './shields';
import { withStartingCounters } from './startingCounters';
import type { Doing, Proposal, Work } from './work';

/** A proposal on its way, with the effects that have already applied to it (614.5). */
interface Pending extends Proposal {
  readonly done: ReadonlySet<string>;
  /** By what it is known in the proofs of what replaced it, once something has. */
  readonly proposal?: number;
}

/**
 * The one path of every event: proposed, replaced or prevented as often as effects apply (each once),
 * then applied all at once, then seen by triggers (603.2, 614, 615, 616).
 * @returns what happened in fact.
 */
export function* happen(work: Work, proposals: readonly Proposal[]): Doing<readonly Happening[]> {
  return yield* work.emitting(yield* settle(work, proposals));
}

/** The first half of that path: what the proposals have become when no effect applies any more (614.6, 616.1f). */
export function* settle(work: Work, proposals: readonly Proposal[]): Doing<readonly Proposal[]> {
  const settled: Proposal[] = [];
  const pending: Pending[] = proposals.map((p) => ({ ...p, done: new Set<string>() }));
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    if (restsBefore(settled.length)) yield HALT;
    const others: Unapplied[] = [];
    const applicable = applicableTo(work.state, next.happening, next.done, others);
    if (!next.done.has(STARTING) && !applicable.some(copies)) {
      const happening = withStartingCounters(work.state, next.happening);
      if (happening !== next.happening) {
        pending.unshift({ ...next, happening, done: new Set([...next.done, STARTING]) });
        continue;
      }
    }
    const choice = yield* choose(work, next.happening, applicable);
    if (choice === null) {
      const { cites, done, proposal } = next;
      const home = yield* toCommandZone(work, next.happening);
      if (home !== null) {
        pending.unshift({
          happening: home,
          cites,
          done,
          ...(proposal !== undefined && { proposal }),
        });
        continue;
      }
      const entered = yield* asItEnters(work, next.happening);
      settled.push(...entered.enters.map((happening) => ({ happening, cites })));
      pending.unshift(...entered.instead.map((happening) => ({ happening, cites, done })));
      continue;
    }
    const { chosen } = choice;
    const applied = new Set([...next.done, chosen.key]);
    const unapplied = unappliedOf(others, applicable);
    const outcome = yield* replaceWith(work, next.happening, chosen);
    const proposal = next.proposal ?? work.state.nextBatch;
    const proof: ReplacementProof = {
      proposal,
      was: next.happening,
      became: outcome.instead,
      others: applicable.flatMap((a) => (a === chosen ? [] : [a.source])),
      ...(choice.player === undefined ? {} : { chooser: choice.player }),
      ...(choice.order === undefined ? {} : { order: choice.order }),
      unapplied,
    };
    work.one(
      { kind: 'replaced', by: chosen.source, what: next.happening.kind, proof },
      ...outcome.cites,
    );
    if (chosen.uses !== null) usedUp(work, chosen.uses, next.happening, pending);
    const { cites, done, happening: before } = next;
    pending.unshift(
      ...outcome.instead.map((happening) => ({
        happening,
        cites,
        done: copyOf(happening) === copyOf(before) ? applied : withoutOwn(work, applied, before),
        proposal,
      })),
      ...outcome.rest.map((happening) => ({ happening, cites, done, proposal })),
    );
  }
  return settled;
}

/** Of each object none of whose effects applies, one that looks for such an event. */
function unappliedOf(
  others: readonly Unapplied[],
  applicable: readonly Applicable[],
): readonly Unapplied[] {
  const seen = new Set<ObjectId>(applicable.map(({ source }) => source));
  return others.filter(({ source }) => {
    const fresh = !seen.has(source);
    seen.add(source);
    return fresh;
  });
}

function copyOf(h: Happening) {
  return h.kind === 'moved' || h.kind === 'created' ? h.entering?.copy : undefined;
}

/** What enters as a copy has other abilities than before: none of them has applied yet (614.5, 616.2). */
function withoutOwn(work: Work, done: ReadonlySet<string>, h: Happening): ReadonlySet<string> {
  const own = `${enteringObject(work.state, h)?.id}:`;
  return new Set([...done].filter((key) => !key.startsWith(own)));
}

/** Marks an event that says its starting counters already. */
const STARTING = 'starting counters';

function copies(a: Applicable): boolean {
  return a.effect.with.some((r) => r.replace === 'entersAsCopy');
}

/** The effect that applies next, and who chose it where that was to be chosen. */
interface Choice {
  readonly chosen: Applicable;
  readonly player?: PlayerId;
  readonly order?: ReplacementProof['order'];
}

/** Which effect applies next: self-replacement first, then as the affected player chooses (616.1). */
function* choose(
  work: Work,
  happening: Happening,
  applicable: readonly Applicable[],
): Doing<Choice | null> {
  // How many tokens are created comes before how each of them enters (616.1g).
  const creating = applicable.filter((a) => a.effect.event.event === 'tokensCreated');
  const copying = applicable.filter(copies);
  const group = [creating, copying].find((g) => g.length > 0) ?? applicable;
  const [first] = group;
  if (first === undefined) return null;
  if (group.length === 1) {
    return group.length < applicable.length ? { chosen: first, order: 'given' } : { chosen: first };
  }
  const makesNoDifference =
    group.every((a) => interchangeable(a, first)) && !bringsOthers(work, happening, group);
  if (makesNoDifference) return { chosen: first, order: 'same' };
  const options = [...new Set(group.map((a) => a.source))];
  if (options.length === 1) return { chosen: first, order: 'same' };
  const player = chooserOf(work.state, happening);
  const answer = yield* ask(work, {
    kind: 'orderReplacements',
    player,
    cites: [cr('616.1')],
    options,
  });
  const object: ObjectId | null = answer.kind === 'object' ? answer.object : null;
  return { chosen: group.find((a) => a.source === object) ?? first, player };
}

/**
 * Whether effects apply to counters that these make it enter with: then it matters which of these comes
 * before them (616.1f).
 */
function bringsOthers(work: Work, h: Happening, group: readonly Applicable[]): boolean {
  if (h.kind !== 'moved' && h.kind !== 'created') return false;
  const kinds = group.flatMap(({ effect }) =>
    effect.with.flatMap((r) => (r.replace === 'entersWithCounters' ? [r.counter] : [])),
  );
  if (kinds.length < 2) return false;
  const counters = Object.fromEntries(kinds.map((kind) => [kind, 1]));
  const done = new Set(group.map(({ key }) => key));
  const entering = { ...h.entering, counters: { ...h.entering?.counters, ...counters } };
  return applicableTo(work.state, { ...h, entering }, done).some(
    ({ effect }) => effect.event.event === 'countersPut',
  );
}

/** Effects that only ever add to the outcome in the same way, whatever their order. */
function interchangeable(a: Applicable, b: Applicable): boolean {
  return (
    JSON.stringify(a.effect.with) === JSON.stringify(b.effect.with) || (commutes(a) && commutes(b))
  );
}

const COMMUTING: ReadonlySet<string> = new Set([
  'entersTapped',
  'entersWithCounters',
  'entersWithAbilities',
]);

function commutes(a: Applicable): boolean {
  return a.effect.with.every((r) => COMMUTING.has(r.replace));
}
