import { beforeAll, expect, it } from 'vitest';
import { CARDS, findCard } from '../cards';
import { loadTelling } from '../explain/telling';
import { answer, type Game, newGame } from '../rules';
import { loadScenario } from '../scenario/run/load';
import { runScenario } from '../scenario/run/play';
import { read } from '../scenario/schema';
import { chanceFrom } from './laws/random';
import { randomBoard } from './laws/randomBoard';
import { fallback, randomAnswer } from './laws/randomPlayer';
import {
  type Done,
  eventFaults,
  offerFaults,
  refusalFaults,
  touchedBy,
  valueFaults,
} from './laws/told';
import { rulings } from './scenarioFiles';

/** So many of the objects that an answer touched are asked for their values. */
const ASKED = 2;
/** In every so manieth position all that is in view is judged. */
const EVERY = 8;

/** What is not told, or told without a rule, of one answer. */
function faultsOf(done: Done, place: number): readonly string[] {
  const objects = touchedBy(done).slice(-ASKED);
  return [
    ...eventFaults(done),
    ...objects.flatMap((id) => valueFaults(done.after, id)),
    ...(place % EVERY === 0 ? offerFaults(done.after) : []),
  ];
}

beforeAll(loadTelling);

it('every ruling is told: events, refusals and values, each with its rule', () => {
  const faults = new Map<string, string>();
  let place = 0;
  for (const { name, text } of rulings) {
    const file = read(text);
    if (!file.ok) throw new Error(name);
    const loaded = loadScenario(file.scenario, findCard, true);
    if (!loaded.ok) continue;
    let before: Game = loaded.position.game;
    runScenario(file.scenario, findCard, ({ steps }) => {
      for (const { game, events } of steps) {
        place += 1;
        // Once each: the same words come up again and again.
        for (const fault of faultsOf({ before, after: game, events }, place))
          faults.set(fault.replaceAll(/\d+/g, '#'), `${name}: ${fault}`);
        before = game;
      }
    });
  }
  expect([...faults.values()]).toEqual([]);
  expect(place).toBeGreaterThan(rulings.length);
});

const DECISIONS = 2_000;
const IN_ONE_GAME = 150;

/** Plays at random. @returns how many decisions were taken */
function walk(seed: number, faults: Set<string>): number {
  const chance = chanceFrom(seed);
  const start = newGame(randomBoard(chance, CARDS));
  if (start.result !== 'accepted') return 1;
  let { game } = start;
  let decisions = 0;
  const note = (found: readonly string[]) => {
    for (const fault of found) faults.add(`seed ${seed}, ${decisions}: ${fault}`);
  };
  while (decisions < IN_ONE_GAME && game.state.winner === null) {
    let next: Game | null = null;
    for (const attempt of [randomAnswer(chance, game), fallback(game)]) {
      const result = answer(game, attempt);
      decisions += 1;
      if (result.result === 'refused') note(refusalFaults(game, result.checks));
      if (result.result !== 'accepted') continue;
      note(faultsOf({ before: game, after: result.game, events: result.events }, decisions));
      next = result.game;
      break;
    }
    if (next === null) break;
    game = next;
  }
  return decisions;
}

it('random play is told: events, refusals and values, each with its rule', () => {
  const faults = new Set<string>();
  let decisions = 0;
  for (let seed = 5_001; decisions < DECISIONS; seed += 1) decisions += walk(seed, faults);
  expect([...faults]).toEqual([]);
});
