import { expect, it } from 'vitest';
import type { CardView } from '../views';
import { accessibleName, frameOf, inOneLine } from './card.view';

const goblin: CardView = {
  id: 'g',
  name: 'Goblin',
  types: ['Creature'],
  typeLine: 'Token Creature — Goblin',
  colours: ['R'],
  token: true,
  tapped: true,
  pt: { power: '3', toughness: '3', change: 'up', own: '1/1' },
  counters: [{ kind: '+1/+1', count: 2 }],
  rings: ['may'],
};

it('names a card with all that its picture shows', () => {
  expect(accessibleName(goblin)).toBe(
    'Goblin token, 3/3 red, raised from 1/1, Token Creature — Goblin, tapped, 2 +1/+1 counters, may be chosen',
  );
});

it('says of a pile how many lie there, and how', () => {
  const { counters: _, rings: __, ...plain } = goblin;
  expect(accessibleName({ ...plain, tapped: false }, 12)).toBe(
    'Goblin token, 3/3 red, raised from 1/1, 12 untapped, not summoning sick, Token Creature — Goblin',
  );
  expect(accessibleName({ ...plain, sick: true }, 10_000)).toContain(
    ', 10,000 tapped, summoning sick,',
  );
  expect(accessibleName({ ...plain, rings: ['chosen'] }, 5, 12)).toContain('5 of 12 chosen');
});

it('does not tell what a face-down card is', () => {
  const hidden = accessibleName({ ...goblin, name: 'Secret', faceDown: true, token: false });
  expect(hidden).toMatch(/^Face-down card/);
  expect(hidden).not.toContain('Secret');
});

it('frames by the colours it has now', () => {
  expect(frameOf(goblin)).toBe('c-R');
  expect(frameOf({ types: ['Land'], colours: [] })).toBe('c-L');
  expect(frameOf({ types: ['Artifact', 'Creature'], colours: [] })).toBe('c-A');
  expect(frameOf({ types: ['Creature'], colours: ['G', 'B'] })).toBe('c-M of-BG');
  expect(frameOf({ types: ['Creature'], colours: ['W', 'G', 'B'] })).toBe('c-M');
});

it('puts the lines of a text one behind the other, with one mark between any two', () => {
  expect(inOneLine(['Flying', 'Choose one —', '• Draw a card.', '• Gain 1 life.'])).toBe(
    'Flying · Choose one — • Draw a card. • Gain 1 life.',
  );
});
