import { describe, expect, it } from 'vitest';
import { CARDS, madeTokens } from '../../../cards';
import { modeLines } from './texts';

const modal = [...CARDS, ...madeTokens().map(({ token }) => token)].flatMap((card) =>
  card.abilities.flatMap((ability) =>
    'content' in ability && 'modal' in ability.content
      ? [{ card, ability, modes: ability.content.modal.modes.length }]
      : [],
  ),
);

describe('modes in their own words', () => {
  it.each(modal)('each mode of $card.name has a line', ({ card, ability, modes }) => {
    const lines = modeLines(ability, card);
    expect(lines).toHaveLength(modes);
    expect(lines.every((line) => line.length > 3)).toBe(true);
  });

  it.each(modal)(
    '$card.name: also where the ability is no longer anywhere',
    ({ card, ability, modes }) => {
      if (!('content' in ability)) return;
      expect(modeLines({ kind: 'spell', content: ability.content }, card)).toHaveLength(modes);
    },
  );
});
