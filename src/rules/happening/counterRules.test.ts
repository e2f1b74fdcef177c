import { expect, it } from 'vitest';
import { findCard } from '../../cards';
import { playerId } from '../kernel/ids';
import { need } from '../kernel/invariant';
import { newGame } from '../setup/newGame';

it('a rad counter is not modelled, and laying one out says so', () => {
  const made = newGame({
    players: [{ name: 'A' }, { name: 'B' }],
    objects: [
      {
        kind: 'card',
        printed: need(findCard('Grizzly Bears'), 'a bear'),
        owner: playerId(0),
        zone: 'battlefield',
        counters: { rad: 1 },
      },
    ],
  });
  expect(made).toMatchObject({ result: 'unsupported', what: expect.stringContaining('122.1i') });
});
