import type { Cost } from '../abilities/costs';
import type { Replacement } from '../abilities/statics';
import { COLORS } from '../abilities/values';
import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import { copiableValuesOf, withExceptions } from '../copying/copiable';
import { amountOf, select } from '../evaluate/match';
import type { Entering, Happening } from '../kernel/events';
import { never } from '../kernel/invariant';
import type { Chosen } from '../kernel/objects';
import type { Scope } from '../kernel/scope';
import type { Mana } from '../mana/types';
import { ask, askObjects, askYesNo, objectsIn } from './ask';
import { type Applicable, chooserOf, enteringObject } from './replaceable';
import { viewEntering } from './view';
import type { Doing, Work } from './work';

/** What happens instead, and by which rules. */
interface Outcome {
  readonly instead: readonly Happening[];
  readonly cites: readonly RuleNumber[];
}

/** The same, and what the effect has yet to apply to: tokens that have a choice of their own. */
interface Replaced extends Outcome {
  readonly rest: readonly Happening[];
}

/** Applies one replacement or prevention effect to what is about to happen (614.6). */
export function* replaceWith(work: Work, happening: Happening, by: Applicable): Doing<Replaced> {
  const [first, rest] = by.effect.with.some(chooses) ? split(happening) : [happening, []];
  let now: readonly Happening[] = [first];
  const cites = new Set<RuleNumber>([cr('614.6')]);
  const outer = work.cause;
  work.cause = { object: by.source };
  for (const replacement of by.effect.with) {
    const next: Happening[] = [];
    for (const h of now) {
      const outcome = yield* replaceOnce(work, h, replacement, by);
      for (const c of outcome.cites) cites.add(c);
      next.push(...outcome.instead);
    }
    now = next;
  }
  work.cause = outer;
  return { instead: now, cites: [...cites], rest };
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
      if (yield* pays(work, h, r.cost, by)) return { instead: [h], cites: [cr('614.12a')] };
      let outcome: Outcome = { instead: [h], cites: [cr('614.12a')] };
      for (const unpaid of r.unpaid) {
        const [now = h] = outcome.instead;
        const next = yield* replaceOnce(work, now, unpaid, by);
        outcome = { instead: next.instead, cites: [...outcome.cites, ...next.cites] };
      }
      return outcome;
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
      return { instead: [], cites: [cr('614.1b')] };
    default:
      return never(r);
  }
}

/** Whether the player under whose control it enters pays (614.12a, 118.12). */
function* pays(work: Work, h: Happening, cost: Cost, by: Applicable): Doing<boolean> {
  const scope: Scope = { ...by.scope, you: chooserOf(work.state, h) };
  const next = yield* work.follow(
    { work, scope, bind: () => undefined },
    { kind: 'mayPay', player: { player: 'you' }, cost },
  );
  return next?.next === 'list' && next.under === 'paid';
}

function unchanged(h: Happening): Outcome {
  return { instead: [h], cites: [] };
}

function enteringOf(h: Happening): Entering {
  return (h.kind === 'moved' || h.kind === 'created') && h.entering !== undefined ? h.entering : {};
}

function entering(h: Happening, change: Entering, ...cites: readonly RuleNumber[]): Outcome {
  if (h.kind !== 'moved' && h.kind !== 'created') return unchanged(h);
  return {
    instead: [{ ...h, entering: { ...h.entering, ...change } }],
    cites: [cr('614.12'), ...cites],
  };
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

/** Enters as a copy: chosen as it enters, from what is there before it (707.5, 614.12). */
function* entersAsCopy(
  work: Work,
  h: Happening,
  r: Extract<Replacement, { replace: 'entersAsCopy' }>,
  by: Applicable,
): Doing<Outcome> {
  const player = chooserOf(work.state, h);
  const itself = h.kind === 'moved' ? h.object : null;
  const options = select(work.view, { ...by.scope, you: player }, r.of).filter(
    (id) => id !== itself,
  );
  if (options.length === 0) return { instead: [h], cites: [cr('707.5')] };
  if (r.optional && !(yield* askYesNo(work, player, 'enterAsCopy', cr('707.5')))) {
    return { instead: [h], cites: [cr('707.5')] };
  }
  const choice = yield* askObjects(work, {
    player,
    options: options.map((object) => ({ object })),
    min: 1,
    max: 1,
    purpose: 'copy',
    cites: [cr('707.5')],
  });
  const [chosen] = objectsIn(choice);
  if (chosen === undefined) return { instead: [h], cites: [cr('707.5')] };
  const values = copiableValuesOf(work.state, chosen);
  const copy =
    r.except === undefined ? values : withExceptions(work.view, by.scope, values, r.except);
  const counters: Record<string, number> = { ...enteringOf(h).counters };
  for (const { counter, count, ifType } of r.except?.entersWith ?? []) {
    if (copy.types.includes(ifType)) counters[counter] = (counters[counter] ?? 0) + count;
  }
  return entering(
    h,
    { copy, ...(Object.keys(counters).length === 0 ? {} : { counters }) },
    cr('707.5'),
    cr('707.2'),
    ...(r.except?.entersWith === undefined ? [] : [cr('707.9e')]),
  );
}

/** "As … enters, choose" (614.12b, 607.2d). */
function* chooseAsEnters(
  work: Work,
  h: Happening,
  r: Extract<Replacement, { replace: 'chooseAsEnters' }>,
): Doing<Outcome> {
  const player = chooserOf(work.state, h);
  const cites = [cr('614.12'), cr('607.2d')];
  let chosen: Chosen;
  switch (r.choose) {
    case 'color': {
      const options = COLORS.filter((c) => !r.except?.includes(c));
      const answer = yield* ask(work, { kind: 'chooseColor', player, options, cites });
      chosen = answer.kind === 'color' ? { color: answer.color } : {};
      break;
    }
    case 'creatureType': {
      const answer = yield* ask(work, { kind: 'chooseType', player, cites });
      chosen = answer.kind === 'text' ? { type: answer.text } : {};
      break;
    }
    case 'name': {
      const answer = yield* ask(work, { kind: 'chooseName', player, cites });
      chosen = answer.kind === 'text' ? { name: answer.text } : {};
      break;
    }
    case 'player': {
      const options = work.state.players.filter((p) => !p.lost).map((p) => ({ player: p.id }));
      const answer = yield* ask(work, {
        kind: 'choosePlayer',
        player,
        options,
        purpose: 'enter',
        cites,
      });
      const [target] = answer.kind === 'choice' ? answer.choice : [];
      chosen = target !== undefined && 'player' in target ? { player: target.player } : {};
      break;
    }
    default:
      return never(r.choose);
  }
  return entering(h, { chosen: { ...enteringOf(h).chosen, ...chosen } }, ...cites);
}
