import { COLORS, type Color, type CopiableValues, parseManaCost } from '../../../rules';
import type { CardView, FoundCardView } from '../../views';
import { isUnread, linesOf } from './texts';
import { typeLine } from './typeLine';

/** The colours of a card as printed, for its mark on the start page (105.2); effects of its own included. */
function colours(card: CopiableValues): readonly Color[] {
  if (card.abilities.some((a) => a.kind === 'keyword' && a.keyword === 'devoid')) return [];
  if (card.colors !== undefined) return card.colors;
  const symbols = JSON.stringify(parseManaCost(card.manaCost ?? ''));
  return COLORS.filter((color) => symbols.includes(`"${color}"`));
}

/** A card that is on no table: its printed values. */
export function printedCard(card: CopiableValues): CardView {
  const { name, types, power, toughness } = card;
  return {
    id: `printed:${name}`,
    name,
    types,
    colours: colours(card),
    typeLine: typeLine(card),
    ...(card.manaCost !== undefined && { cost: card.manaCost }),
    ...(power !== undefined &&
      toughness !== undefined && { pt: { power: `${power}`, toughness: `${toughness}` } }),
    text: card.abilities.flatMap((ability) => linesOf(ability, card).map((text) => ({ text }))),
  };
}

/** A card as the search lists it. */
export function foundCard(card: CopiableValues): FoundCardView {
  return {
    name: card.name,
    typeLine: typeLine(card),
    colours: colours(card),
    ...(card.manaCost !== undefined && { cost: card.manaCost }),
    ...(card.power !== undefined && { power: `${card.power}` }),
    ...(card.toughness !== undefined && { toughness: `${card.toughness}` }),
    text: () => card.abilities.flatMap((ability) => linesOf(ability, card)).join('\n'),
    ...(card.abilities.some(isUnread) && { unread: true }),
  };
}
