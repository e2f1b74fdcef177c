import { describe, expect, it } from 'vitest';
import { CARDS } from '../../cards';
import { fullName } from '../../rules/authoring';
import type { CardDefinition, CopiableValues } from '../../rules/authoring/language';
import { cardText } from '..';
import type { PublishedCard } from '../comparison/fingerprint';
import { compileCard } from '.';
import { canonical } from './canonical';

/** What a card of the library would be in published data, with the text that the writer gives it. */
function published(card: CardDefinition): PublishedCard & { readonly layout: string } {
  const { faces } = card;
  if (faces === undefined) return { ...face(card), layout: 'normal' };
  const layout = faces.layout === 'modal' ? 'modal_dfc' : faces.layout;
  return { ...face(card), card_faces: faces.of.map(face), layout };
}

function face(card: CopiableValues): PublishedCard {
  const kinds = [...card.supertypes, ...card.types].join(' ');
  const line = card.subtypes.length === 0 ? kinds : `${kinds} — ${card.subtypes.join(' ')}`;
  return {
    name: card.name,
    type_line: line,
    oracle_text: cardText(card),
    ...(card.manaCost === undefined ? {} : { mana_cost: card.manaCost }),
    ...(card.power === undefined ? {} : { power: String(card.power) }),
    ...(card.toughness === undefined ? {} : { toughness: String(card.toughness) }),
    ...(card.loyalty === undefined ? {} : { loyalty: String(card.loyalty) }),
    ...(card.defense === undefined ? {} : { defense: String(card.defense) }),
    ...(card.colors === undefined ? {} : { color_indicator: card.colors }),
  };
}

const compiled = CARDS.map((card) => ({ card, read: compileCard(published(card)) }));
const complete = compiled.filter(({ read }) => read.complete);

describe('A card of the library, written and read again,', () => {
  it.each(complete.map(({ card, read }) => [fullName(card), card, read] as const))(
    'means the same: %s',
    (_, card, read) => {
      expect(canonical(read.card)).toEqual(canonical(card));
    },
  );

  it('is read whole in at least half of the cases', () => {
    expect(complete.length).toBeGreaterThan(CARDS.length / 2);
  });
});
