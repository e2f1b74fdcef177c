import { expect, it, vi } from 'vitest';
import { findCard } from '../../cards';
import { editing } from '../edit/edit';
import { answer, answering, question } from '../engine/door';
import type { Game } from '../engine/game';
import { playerId } from '../kernel/ids';
import { need } from '../kernel/invariant';
import type { Answer } from '../kernel/questions';
import { layingOut } from '../setup/newGame';
import type { Placement, Setup } from '../setup/setup';
import { atOnce, type Resting } from './halts';

const MANY = 2000;

const owner = playerId(0);
const printed = need(findCard('Grizzly Bears'), 'Grizzly Bears');
const bears = Array.from(
  { length: MANY },
  (): Placement => ({ kind: 'token', printed, owner, zone: 'battlefield' }),
);
const setup: Setup = {
  players: [{ name: 'A' }, { name: 'B' }],
  objects: bears,
  turn: { step: 'beginCombat' },
};

function begun() {
  const result = atOnce(layingOut(setup));
  if (result.result !== 'accepted') throw new Error(JSON.stringify(result));
  return result;
}

/** Of all looks at objects that a work takes, or changes of them, the share between two rests at most. */
function longest(
  objects: Game['state']['objects'],
  work: Resting<unknown>,
  what: 'get' | 'set' = 'get',
): number {
  const get = vi.spyOn(Object.getPrototypeOf(objects), what);
  let most = 0;
  for (let done = false; done === false; ) {
    const before = get.mock.calls.length;
    ({ done = false } = work.next());
    most = Math.max(most, get.mock.calls.length - before);
  }
  const share = most / get.mock.calls.length;
  get.mockRestore();
  return share;
}

it('rests while many are changed by hand', () => {
  const { game, made } = begun();
  const taps = made.map(({ card }) => ({
    edit: 'setObject' as const,
    card,
    set: { tapped: true },
  }));
  expect(longest(game.state.objects, editing(game, taps))).toBeLessThan(0.2);
});

it('rests while a board is laid out', () => {
  const { objects } = begun().game.state;
  expect(longest(objects, layingOut(setup), 'set')).toBeLessThan(0.1);
});

it('rests while an attack of many is declared, taps them and is looked at', () => {
  let { game } = begun();
  for (let passes = 0; question(game).kind !== 'declareAttackers' && passes < 4; passes += 1) {
    const passed = answer(game, { kind: 'pass' });
    if (passed.result !== 'accepted') throw new Error(JSON.stringify(passed));
    ({ game } = passed);
  }
  const asked = question(game);
  const options = asked.kind === 'declareAttackers' ? asked.options : [];
  expect(options).toHaveLength(MANY);
  const attack: Answer = {
    kind: 'attackers',
    attackers: options.map(({ object }) => ({ object, whom: { player: playerId(1) } })),
  };
  expect(longest(game.state.objects, answering(game, attack))).toBeLessThan(0.2);
});
