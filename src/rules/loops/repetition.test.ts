import { expect, it } from 'vitest';
import {
  activated,
  card,
  does,
  gainLife,
  itself,
  pay,
  pt,
  tap,
  tapThis,
  thisObject,
  triggered,
  untap,
  you,
} from '../authoring';
import type { Instruction } from '../effects/kinds';
import { Table } from '../testing/table';
import { Repetition } from './repetition';

/** Passes on a board that never comes to rest; after how many looks the same position was seen again. */
function seenAgain(looks: number, ...more: readonly Instruction[]): number | undefined {
  const restless = card('Restless', '{2}', 'Artifact Creature — Construct', pt(1, 1), [
    activated(pay(tapThis), does()),
    triggered({ event: 'tapped', object: [itself] }, does(untap(thisObject), ...more)),
    triggered({ event: 'untapped', object: [itself] }, does(tap(thisObject))),
  ]);
  const table = new Table({ objects: [{ card: restless }] });
  table.do({ kind: 'activate', object: table.id('Restless'), ability: 'p0' });
  const repetition = new Repetition();
  for (let look = 0; look < looks; look += 1) {
    const after = repetition.look(table.game.state);
    if (after !== undefined) return after;
    table.pass();
  }
  return undefined;
}

it('the same position is seen again after the answers of one round', () => {
  // Two triggered abilities, each resolved by the passes of both players.
  expect(seenAgain(60)).toBe(4);
});

it('a position with more life is not the same', () => {
  expect(seenAgain(60, gainLife(you, 1))).toBe(undefined);
});
