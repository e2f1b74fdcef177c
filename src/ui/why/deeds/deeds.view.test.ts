import { describe, expect, it } from 'vitest';
import { atOnce, type ObjectId } from '../../../rules';
import type { Scenario } from '../../../scenario/format';
import { laidOut } from '../../../store/position';
import { deedViews } from './deeds.view';

function at(board: Scenario) {
  const done = atOnce(laidOut(board));
  if (!done.ok) throw new Error(JSON.stringify(done.trouble));
  const { game } = done.position;
  return (name: string, nth = 0) => {
    const ids = game.state.objects
      .ids()
      .filter((id: ObjectId) => game.state.objects.get(id)?.printed.name === name);
    const object = game.state.objects.get(ids[nth] ?? ids[0] ?? (0 as ObjectId));
    if (object === undefined) throw new Error(name);
    return deedViews({ game, object }).map(({ label, verdict }) => `${label}: ${verdict}`);
  };
}

const board = (more: Partial<Scenario> = {}): Scenario => ({
  scenario: 1,
  title: 'Deeds',
  players: [
    {
      name: 'Ada',
      battlefield: ['Prodigal Pyromancer', { card: 'Forest', tapped: true }],
      hand: ['Divination', 'Mountain'],
      graveyard: ['Grizzly Bears'],
    },
    { name: 'Bea', battlefield: ['Hill Giant'] },
  ],
  ...more,
});

describe('what can be done with an object', () => {
  it('of a creature: its abilities, attacking and blocking, each with its verdict', () => {
    expect(at(board())('Prodigal Pyromancer').map((line) => line.replace(/^.*: /, ''))).toEqual([
      'legal',
      'illegal',
      'illegal',
    ]);
  });

  it('of a creature of the other player it is what they may do', () => {
    expect(at(board())('Hill Giant')).toEqual([
      'Attack with it?: illegal',
      'Block with it?: illegal',
    ]);
  });

  it('of a land in hand: playing it', () => {
    expect(at(board())('Mountain')).toEqual(['Play as a land: legal']);
  });

  it('a card from where nothing lets it be cast is told of all the same', () => {
    expect(at(board())('Grizzly Bears')).toEqual(['Cast: illegal']);
  });
});
