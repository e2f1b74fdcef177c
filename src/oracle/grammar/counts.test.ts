import { expect, it } from 'vitest';
import { compileCard } from '.';

const read = (text: string) => {
  const { card, complete } = compileCard({ name: 'Toll', type_line: 'Sorcery', oracle_text: text });
  return complete ? JSON.stringify(card.abilities) : 'unread';
};

it('has a player who sacrifices a creature sacrifice one, not all', () => {
  expect(read('Target opponent sacrifices a creature of their choice.')).toContain('"count":1');
  expect(read('Each player sacrifices two lands of their choice.')).toContain('"count":2');
});
