import { expect, it } from 'vitest';
import { findCard } from '../../cards';
import { type PlayerId, playerId } from '../kernel/ids';
import { need } from '../kernel/invariant';
import { newGame } from './newGame';
import type { Placement } from './setup';

const bear = need(findCard('Grizzly Bears'), 'a bear');
const [A, B] = [playerId(0), playerId(1)] as [PlayerId, PlayerId];

function laid(...objects: readonly Partial<Placement>[]) {
  return newGame({
    players: [{ name: 'A' }, { name: 'B' }],
    objects: objects.map(
      (o): Placement => ({ kind: 'card', printed: bear, owner: A, zone: 'battlefield', ...o }),
    ),
    turn: { step: 'declareAttackers' },
  });
}

it('a creature may be laid out attacking an opponent', () => {
  expect(laid({ attacking: { player: B } }).result).toBe('accepted');
});

it.each([
  ['its controller', [{ attacking: { player: A } }]],
  ['itself', [{ attacking: { placed: 0 } }]],
  ['another creature', [{ attacking: { placed: 1 } }, { owner: B }]],
])('a creature cannot be laid out attacking %s (506.2, 506.3)', (_, objects) => {
  expect(laid(...objects)).toMatchObject({
    result: 'refused',
    checks: [{ code: 'cantAttack', cites: ['506.2', '506.3'] }],
  });
});

it('a card in a graveyard attacks nobody (506.3)', () => {
  expect(laid({ zone: 'graveyard', attacking: { player: B } }).result).toBe('refused');
});

it('only a permanent is attached to something (701.3a)', () => {
  const aura = need(findCard('Control Magic'), 'an Aura');
  const made = laid({}, { printed: aura, zone: 'hand', attachedTo: { placed: 0 } });
  expect(made).toMatchObject({ result: 'refused', checks: [{ cites: ['701.3a'] }] });
});
