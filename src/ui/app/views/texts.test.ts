import { expect, it } from 'vitest';
import { compileCard } from '../../../oracle/grammar';
import { linesOf, modelledIn } from './texts';

/** How much of each line of a text is by the rules. */
function modelled(text: string) {
  const { card } = compileCard({ name: 'Zyzzyx', type_line: 'Artifact', oracle_text: text });
  return card.abilities.flatMap((ability) => modelledIn(ability, linesOf(ability, card)));
}

it('tells the sentences that are by the rules from those that are by hand', () => {
  expect(modelled('{T}: Draw a card.\nFlibber the gibbet.')).toEqual(['all', 'none']);
  const [line] = modelled('{T}: Draw a card. Flibber the gibbet.');
  expect(line).toMatchObject([
    { text: expect.stringContaining('Draw a card'), unread: false },
    { text: expect.stringContaining('Flibber the gibbet'), unread: true },
  ]);
});
