import type { Cost } from '../abilities/costs';
import type { Replacement } from '../abilities/statics';
import { COLORS } from '../abilities/values';
import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import { copiableValuesOf, withExceptions } from '../copying/copiable';
import { select } from '../evaluate/match';
import type { Entering, Happening } from '../kernel/events';
import { never } from '../kernel/invariant';
import type { Chosen } from '../kernel/objects';
import type { Scope } from '../kernel/scope';
import { ask, askObjects, askYesNo, objectsIn } from './ask';
import { type Applicable, chooserOf } from './replaceable';
import type { Doing, Work } from './work';

/** What happens instead, and by which rules. */
export interface Outcome {
  readonly instead: readonly Happening[];
  readonly cites: readonly RuleNumber[];
}

/** The event as it is. */
export function unchanged(h: Happening): Outcome {
  return { instead: [h], cites: [] };
}

/** How it is to enter so far; empty for what does not enter. */
export function enteringOf(h: Happening): Entering {
  return (h.kind === 'moved' || h.kind === 'created') && h.entering !== undefined ? h.entering : {};
}

/** The event with that said of how it enters (614.12); unchanged where nothing enters. */
export function entering(h: Happening, change: Entering, ...cites: readonly RuleNumber[]): Outcome {
  if (h.kind !== 'moved' && h.kind !== 'created') return unchanged(h);
  return {
    instead: [{ ...h, entering: { ...h.entering, ...change } }],
    cites: [cr('614.12'), ...cites],
  };
}

/** Whether the player under whose control it enters pays (614.12a, 118.12). */
export function* pays(work: Work, h: Happening, cost: Cost, by: Applicable): Doing<boolean> {
  const scope: Scope = { ...by.scope, you: chooserOf(work.state, h) };
  const next = yield* work.follow(
    { work, scope, bind: () => undefined },
    { kind: 'mayPay', player: { player: 'you' }, cost },
  );
  return next?.next === 'list' && next.under === 'paid';
}

/** Enters as a copy: chosen as it enters, from what is there before it (707.5, 614.12). */
export function* entersAsCopy(
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
    {
      copy,
      ...(Object.keys(counters).length === 0 ? {} : { counters }),
      ...(r.tapped === true ? { tapped: true } : {}),
    },
    cr('707.5'),
    cr('707.2'),
    ...(r.except?.entersWith === undefined ? [] : [cr('707.9e')]),
    ...(r.tapped === true ? [cr('614.1d')] : []),
  );
}

/** "As … enters, choose" (614.12b, 607.2d). */
export function* chooseAsEnters(
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
