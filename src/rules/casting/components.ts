import type { Cost } from '../abilities/costs';
import { cr } from '../citations';
import { costName } from '../costs/text';
import type { CostComponent } from '../costs/total';
import type { View } from '../evaluate/view';
import type { PlayerId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { AdditionalOffer } from '../kernel/questions';
import type { KeywordAbility } from '../keywords/kinds';
import { type ChosenCost, usualWays } from './mandatory';
import type { CastingMethod } from './methods';

/** The additional costs that may be paid: kickers, each once, a multikicker any number of times (702.33). */
export function additionalOffers(
  keywords: readonly KeywordAbility[],
): readonly (AdditionalOffer & { readonly pays: Cost })[] {
  const offers = new Map<string, AdditionalOffer & { readonly pays: Cost }>();
  for (const ability of keywords) {
    const costs =
      ability.keyword === 'kicker'
        ? ability.costs
        : ability.keyword === 'multikicker'
          ? [ability.cost]
          : [];
    const max = ability.keyword === 'multikicker' ? MOST_TIMES : 1;
    for (const pays of costs) {
      const cost = costName(pays);
      const known = offers.get(cost);
      const times = Math.min(MOST_TIMES, (known?.max ?? 0) + max);
      offers.set(cost, { keyword: ability.keyword, cost, max: times, pays });
    }
  }
  return [...offers.values()];
}

/** "Any number of times": more than can be paid for on any board here. */
const MOST_TIMES = 10_000;

/** The components of the total cost that follow from what was announced (601.2b, 601.2f). */
export function spellComponents(
  view: View,
  player: PlayerId,
  card: GameObject,
  method: CastingMethod,
  kicked: readonly Cost[],
  mandatory: readonly ChosenCost[] = usualWays(view, player, card.id),
): readonly CostComponent[] {
  const base: CostComponent = {
    what: method.name === null ? 'manaCost' : 'alternative',
    cost: method.cost,
    source: method.source,
    cites: method.cites,
    ...(method.name === null ? {} : { name: method.name }),
  };
  const additional = kicked.map(
    (cost): CostComponent => ({
      what: 'additional',
      cost,
      name: 'kicker',
      source: card.id,
      cites: [cr('702.33a'), cr('118.8')],
    }),
  );
  const due = mandatory.map(
    ({ cost, source }): CostComponent => ({
      what: 'additional',
      cost,
      source,
      cites: [cr('118.8'), cr('601.2b')],
    }),
  );
  return [base, ...due, ...additional, ...commanderTax(view, player, card)];
}

/** {2} for each time before that the player cast it from the command zone (903.8). */
function commanderTax(view: View, player: PlayerId, card: GameObject): readonly CostComponent[] {
  const owner = view.state.players[player];
  const from = card.cast?.from ?? card.zone;
  if (owner === undefined || from !== 'command' || !owner.commanders.includes(card.card)) return [];
  const casts = owner.commanderCasts[card.card] ?? 0;
  if (casts === 0) return [];
  return [
    {
      what: 'commanderTax',
      cost: [{ pay: 'mana', mana: `{${2 * casts}}` }],
      source: card.id,
      cites: [cr('903.8')],
    },
  ];
}
