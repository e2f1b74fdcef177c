import { expect, it } from 'vitest';
import { findCard } from '../cards';
import { mentionsIn, renderAbility } from '.';

/** The words of a card's text that point at something, each with what it points by. */
function pointing(name: string): readonly string[] {
  const card = findCard(name);
  if (card === undefined) throw new Error(`no card ${name}`);
  return card.abilities.flatMap((ability) => {
    const lines = renderAbility(ability, card);
    return mentionsIn(ability, card).map(({ line, span }) => {
      const words = lines[line]?.text.slice(span.start, span.end);
      const by = 'ref' in span.node ? span.node.ref : 'player' in span.node ? 'player' : 'other';
      return `${words} (${by})`;
    });
  });
}

it.each([
  [
    'Swords to Plowshares',
    ['target creature (target)', 'Its controller (player)', 'Its (target)', 'its (target)'],
  ],
  ['Murderous Redcap', ['it (this)', 'its (this)', 'any target (target)']],
  ['Blood Artist', ['target player (player)']],
])('the words of %s that point at something are found', (name, words) => {
  expect(pointing(name)).toEqual(expect.arrayContaining(words));
});

it('nothing of the text changes by looking for them', () => {
  for (const name of ['Depth Defiler', 'Compy Swarm', 'Control Magic', 'Prodigal Pyromancer']) {
    const card = findCard(name);
    for (const ability of card?.abilities ?? []) {
      if (card === undefined) continue;
      const lines = renderAbility(ability, card);
      for (const { line, span } of mentionsIn(ability, card)) {
        expect(span.end).toBeLessThanOrEqual(lines[line]?.text.length ?? 0);
        expect(span.start).toBeLessThan(span.end);
      }
    }
  }
});
