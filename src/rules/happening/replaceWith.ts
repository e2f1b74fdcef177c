import type { Replacement } from '../abilities/statics';
import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import type { Happening } from '../kernel/events';
import { never } from '../kernel/invariant';
import type { Mana } from '../mana/types';
import {
  chooseAsEnters,
  entering,
  enteringOf,
  entersAsCopy,
  type Outcome,
  pays,
  unchanged,
} from './entering';
import { type Applicable, enteringObject } from './replaceable';
import { viewEntering } from './view';
import type { Doing, Work } from './work';

/** The same, and what the effect has yet to apply to: tokens that have a choice of their own. */
interface Replaced extends Outcome {
  readonly rest: readonly Happening[];
}

/** Applies one replacement or prevention effect to what is about to happen (614.6). */
export function* replaceWith(work: Work, happening: Happening, by: Applicable): Doing<Replaced> {
  const [first, rest] = by.effect.with.some(chooses) ? split(happening) : [happening, []];
  const outer = work.cause;
  work.cause = { object: by.source };
  const { instead, cites } = yield* replaceEach(work, first, by.effect.with, by);
  work.cause = outer;
  return { instead, cites: [...new Set([cr('614.6'), ...(by.cites ?? []), ...cites])], rest };
}

/** What becomes of it when each of these applies in turn to all that came of those before. */
function* replaceEach(
  work: Work,
  happening: Happening,
  replacements: readonly Replacement[],
  by: Applicable,
): Doing<Outcome> {
  let instead: readonly Happening[] = [happening];
  const cites: RuleNumber[] = [];
  for (const replacement of replacements) {
    const next: Happening[] = [];
    for (const h of instead) {
      const outcome = yield* replaceOnce(work, h, replacement, by);
      cites.push(...outcome.cites);
      next.push(...outcome.instead);
    }
    instead = next;
  }
  return { instead, cites };
}

function chooses(r: Replacement): boolean {
  return (
    r.replace === 'payAsEnters' || r.replace === 'entersAsCopy' || r.replace === 'chooseAsEnters'
  );
}

function* replaceOnce(work: Work, h: Happening, r: Replacement, by: Applicable): Doing<Outcome> {
  switch (r.replace) {
    case 'entersTapped':
      return entering(h, { tapped: true }, cr('614.1d'));
    case 'entersWithCounters': {
      const count = amountOf(viewOfEntering(work, h), by.scope, r.count);
      return count <= 0
        ? unchanged(h)
        : entering(
            h,
            {
              counters: {
                ...enteringOf(h).counters,
                [r.counter]: (enteringOf(h).counters?.[r.counter] ?? 0) + count,
              },
            },
            cr('614.1c'),
          );
    }
    case 'entersWithAbilities':
      return entering(
        h,
        {
          effects: [
            ...(enteringOf(h).effects ?? []),
            {
              source: by.source,
              controller: by.scope.you,
              affected: {},
              duration: 'whileOnBattlefield',
              since: work.state.turn.number,
              scope: by.scope,
              content: {
                kind: 'changes',
                changes: [{ change: 'addAbilities', abilities: r.abilities }],
              },
            },
          ],
        },
        cr('614.1c'),
      );
    case 'entersAsCopy':
      return yield* entersAsCopy(work, h, r, by);
    case 'chooseAsEnters':
      return yield* chooseAsEnters(work, h, r);
    case 'manaType':
      return changeMana(h, cr('106.12b'), (mana) => {
        const list =
          r.amount === undefined
            ? mana
            : Array.from({ length: r.amount }, (_, i) => mana[i] ?? mana[0]).filter(
                (m) => m !== undefined,
              );
        return list.map((m) => ({ ...m, type: r.mana }));
      });
    case 'manaTimes':
      return changeMana(h, cr('106.12b'), (mana) =>
        mana.flatMap((m) => Array.from({ length: r.factor }, () => ({ ...m }))),
      );
    case 'tokensTimes':
      return h.kind === 'created'
        ? { instead: [{ ...h, count: h.count * r.factor }], cites: [cr('614.1a')] }
        : unchanged(h);
    case 'countersTimes':
      return changeCounters(h, by, (n) => n * r.factor);
    case 'countersPlus':
      return changeCounters(h, by, (n) => n + r.more);
    case 'damageTimes':
      return h.kind === 'damage'
        ? { instead: [{ ...h, amount: h.amount * r.factor }], cites: [cr('614.1a')] }
        : unchanged(h);
    case 'payAsEnters': {
      const paid = yield* pays(work, h, r.cost, by);
      const { instead, cites } = yield* replaceEach(work, h, paid ? [] : r.unpaid, by);
      return { instead, cites: [cr('614.12a'), ...cites] };
    }
    case 'alsoCreates':
      return {
        instead: [
          h,
          {
            kind: 'created',
            what: 'token',
            count: amountOf(work.view, by.scope, r.count),
            values: r.token,
            owner: by.scope.you,
            zone: 'battlefield',
          },
        ],
        cites: [cr('614.1a'), cr('111.2')],
      };
    case 'moveTo':
      return h.kind === 'moved'
        ? { instead: [{ ...h, to: r.zone }], cites: [cr('614.1a')] }
        : unchanged(h);
    case 'prevent': {
      if (h.kind !== 'damage') return unchanged(h);
      const prevented = r.amount === 'all' ? h.amount : amountOf(work.view, by.scope, r.amount);
      const amount = Math.max(0, h.amount - prevented);
      return { instead: amount === 0 ? [] : [{ ...h, amount }], cites: [cr('615.1')] };
    }
    case 'nothing':
      return { instead: [], cites: [cr('614.1b'), ...skipping(h)] };
    default:
      return never(r);
  }
}

/** Of what is skipped: the turn goes on as though it did not exist (500.11). */
function skipping({ kind }: Happening): readonly RuleNumber[] {
  const ofTheTurn = kind === 'turnBegan' || kind === 'phaseBegan' || kind === 'stepBegan';
  return ofTheTurn ? [cr('614.10'), cr('500.11')] : [cr('614.10')];
}

function viewOfEntering(work: Work, h: Happening) {
  const object = enteringObject(work.state, h);
  return object === null ? work.view : viewEntering(work.state, object);
}

function changeMana(
  h: Happening,
  cite: RuleNumber,
  change: (mana: readonly Mana[]) => readonly Mana[],
): Outcome {
  return h.kind === 'manaAdded'
    ? { instead: [{ ...h, mana: change(h.mana) }], cites: [cite] }
    : unchanged(h);
}

/** Another number of counters, put on something or coming with it as it enters (614.16). */
function changeCounters(
  h: Happening,
  { effect }: Applicable,
  number: (n: number) => number,
): Outcome {
  if (h.kind === 'counters')
    return { instead: [{ ...h, change: number(h.change) }], cites: [cr('614.1a')] };
  const counters = enteringOf(h).counters;
  if (counters === undefined) return unchanged(h);
  const only = effect.event.event === 'countersPut' ? effect.event.counter : undefined;
  const times = ([kind, n]: readonly [string, number]) =>
    [kind, only === undefined || only === kind ? number(n) : n] as const;
  return entering(
    h,
    { counters: Object.fromEntries(Object.entries(counters).map(times)) },
    cr('614.1a'),
    cr('614.16'),
  );
}

/** Tokens that enter with a choice enter one by one: each has a choice of its own. */
function split(h: Happening): readonly [Happening, readonly Happening[]] {
  if (h.kind !== 'created' || h.count <= 1) return [h, []];
  return [{ ...h, count: 1 }, [{ ...h, count: h.count - 1 }]];
}
