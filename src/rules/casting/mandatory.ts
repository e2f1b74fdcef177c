import type { Cost } from '../abilities/costs';
import { cr } from '../citations';
import { canPay } from '../costs/canPay';
import { costName, otherParts } from '../costs/text';
import { matches } from '../evaluate/match';
import { playersOf } from '../evaluate/references';
import type { View } from '../evaluate/view';
import { ask } from '../happening/ask';
import { watchers } from '../happening/watchers';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { staticEffects } from '../restrictions/rules';

/** An additional cost that must be paid (118.8): each in one of some ways. */
export interface MandatoryCost {
  readonly source: ObjectId;
  readonly oneOf: readonly Cost[];
}

/** A way in which a mandatory cost is paid. */
export interface ChosenCost {
  readonly source: ObjectId;
  readonly cost: Cost;
}

/** The additional costs that a spell's own text and other effects add to it (118.8), as it is read in the view. */
export function mandatoryCosts(
  view: View,
  player: PlayerId,
  spell: ObjectId,
): readonly MandatoryCost[] {
  return watchers(view.state, 'additionalCost').flatMap((source) =>
    [...staticEffects(view, source)].flatMap(({ effect, scope }): MandatoryCost[] => {
      if (effect.effect !== 'additionalCost') return [];
      if (!playersOf(view, scope, effect.by).includes(player)) return [];
      if (!matches(view, scope, effect.spells, spell)) return [];
      return [{ source, oneOf: effect.oneOf }];
    }),
  );
}

/** Those of the ways whose parts other than mana can be paid now; where none can, all. */
function openWays(
  view: View,
  player: PlayerId,
  spell: ObjectId,
  { oneOf }: MandatoryCost,
): readonly Cost[] {
  const scope = { source: spell, you: player, resolving: spell };
  const open = oneOf.filter((cost) => canPay(view.state, player, otherParts(cost), scope).allowed);
  return open.length > 0 ? open : oneOf;
}

/** The way of each that is taken where nothing is said: the first that can be paid. */
export function usualWays(view: View, player: PlayerId, spell: ObjectId): readonly ChosenCost[] {
  return mandatoryCosts(view, player, spell).flatMap((one) => {
    const [cost] = openWays(view, player, spell, one);
    return cost === undefined ? [] : [{ source: one.source, cost }];
  });
}

/** Announces how each is paid (601.2b); what can be paid in but one way is not asked for. */
export function* announceMandatory(
  work: Work,
  player: PlayerId,
  spell: ObjectId,
): Doing<readonly ChosenCost[]> {
  const chosen: ChosenCost[] = [];
  for (const one of mandatoryCosts(work.view, player, spell)) {
    const ways = openWays(work.view, player, spell, one);
    const [first = []] = ways;
    let cost = first;
    if (ways.length > 1) {
      const answer = yield* ask(work, {
        kind: 'chooseOption',
        player,
        options: ways.map(costName),
        cites: [cr('601.2b'), cr('118.8')],
        about: spell,
        draft: 'options',
      });
      cost = (answer.kind === 'option' ? ways[answer.option] : undefined) ?? first;
    }
    chosen.push({ source: one.source, cost });
  }
  return chosen;
}
