import { describe, expect, it } from 'vitest';
import { findCard } from '../cards';
import { decodeGame, encodeGame, type Game } from '../rules';
import type { Entry, Scenario } from '../scenario/format';
import type { Step } from '../scenario/run/cursor';
import { entriesFor } from '../scenario/run/entriesFor';
import { loadScenario } from '../scenario/run/load';
import {
  type Played,
  playEntries,
  playEntry,
  type Standing,
  standingAt,
} from '../scenario/run/play';
import type { Position } from '../scenario/run/position';
import { read } from '../scenario/schema';
import { seeds } from './scenarioFiles';

/** What must hold at every position of the rulings. */
describe('at every position of a ruling', () => {
  it.each(seeds)('a game written down and read back is the same: $name', ({ text }) => {
    for (const game of games(text)) {
      const text = written(game);
      const read = decodeGame(JSON.parse(text));
      expect(read.ok && written(read.game) === text).toBe(true);
    }
  });

  it.each(seeds)('the entries that say what was done do the same again: $name', ({ text }) => {
    let start: Position | null = null;
    let done: Step['did'][] = [];
    walk(text, (before, entry, { steps, standing }) => {
      if (start === null || before.position.game.question.draft === undefined) {
        start = before.position;
        done = [];
      }
      done.push(...steps.map(({ did }) => did));
      const { game } = standing.position;
      if ('edit' in entry || game.question.draft !== undefined) return;
      const { entries, left } = entriesFor(start, done);
      expect(left).toBe(0);
      const went = playEntries(standingAt(start), entries, ['again']);
      if (!went.ok) throw new Error(`${JSON.stringify(entries)}: ${went.stop.why}`);
      expect(written(went.standing.position.game) === written(game), JSON.stringify(entries)).toBe(
        true,
      );
    });
  });
});

const written = (game: Game): string => JSON.stringify(encodeGame(game));

function games(text: string): readonly Game[] {
  const found: Game[] = [];
  walk(text, (_, __, { steps }) => found.push(...steps.map(({ game }) => game)));
  return found;
}

type Visit = (before: Standing, entry: Entry, played: Played) => void;

function walk(text: string, visit: Visit): void {
  const scenario = scenarioIn(text);
  const loaded = loadScenario(scenario, findCard);
  if (!loaded.ok) throw new Error(loaded.outcome.why);
  walkEntries(standingAt(loaded.position, loaded.events), scenario.play ?? [], visit);
}

function walkEntries(start: Standing, entries: readonly Entry[], visit: Visit): void {
  let standing = start;
  for (const entry of entries) {
    if ('branch' in entry) {
      walkEntries(standing, entry.branch, visit);
      continue;
    }
    const before = standing;
    const went = playEntry(standing, entry, [], (played) => visit(before, entry, played));
    if (!went.ok) return;
    standing = went.standing;
  }
}

function scenarioIn(text: string): Scenario {
  const scenario = read(text);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problems));
  return scenario.scenario;
}
