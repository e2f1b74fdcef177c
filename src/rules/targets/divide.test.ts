import { expect, it } from 'vitest';
import { findCard } from '../../cards';
import type { CopiableValues } from '../abilities/values';
import { answer } from '../engine/door';
import type { Game } from '../engine/game';
import { playerId } from '../kernel/ids';
import { need } from '../kernel/invariant';
import { newGame } from '../setup/newGame';

const A = playerId(0);
const B = playerId(1);

/** Three damage, divided as its controller chooses among one or two creatures. */
const split: CopiableValues = {
  name: 'Split',
  supertypes: [],
  types: ['Instant'],
  subtypes: [],
  manaCost: '{0}',
  abilities: [
    {
      kind: 'spell',
      content: {
        targets: [
          { objects: { where: [{ is: 'type', type: 'Creature' }] }, count: [1, 2], divides: 3 },
        ],
        do: [],
      },
    },
  ],
};

function begun() {
  const giant = need(findCard('Hill Giant'), 'Hill Giant');
  const here = { kind: 'card', printed: giant, owner: B, zone: 'battlefield' } as const;
  const result = newGame({
    players: [{ name: 'A' }, { name: 'B' }],
    objects: [{ kind: 'card', printed: split, owner: A, zone: 'hand' }, here, here],
  });
  if (result.result !== 'accepted') throw new Error(JSON.stringify(result));
  const at = (i: number) => need(result.made[i], 'made').object;
  const game = answered(result.game, { kind: 'cast', object: at(0) });
  return { game, one: { object: at(1) }, other: { object: at(2) } };
}

function answered(game: Game, given: Parameters<typeof answer>[1]): Game {
  const result = answer(game, given);
  if (result.result !== 'accepted') throw new Error(JSON.stringify(result));
  return result.game;
}

it('Shares given with the targets must be the whole amount, at least one each (601.2d)', () => {
  const { game, one, other } = begun();
  for (const [first, second] of [
    [3, 3],
    [3, 0],
    [1, 1],
  ] as const) {
    const targets = [
      { target: one, amount: first },
      { target: other, amount: second },
    ];
    expect(answer(game, { kind: 'targets', targets })).toMatchObject({
      result: 'refused',
      checks: [{ code: 'badDivision', cites: ['601.2d'] }],
    });
  }
});

it('Shares go to whom they are given, in whatever order they are named (601.2d)', () => {
  const { game, one, other } = begun();
  const aimed = answered(game, { kind: 'targets', targets: [{ target: one }, { target: other }] });
  const done = answered(aimed, {
    kind: 'amounts',
    amounts: [
      { to: other, amount: 1 },
      { to: one, amount: 2 },
    ],
  });
  const spell = done.state.objects.get(need(done.state.stack.at(-1), 'the spell'));
  expect(spell?.onStack?.targets).toEqual([
    [
      { target: one, amount: 2 },
      { target: other, amount: 1 },
    ],
  ]);
});
