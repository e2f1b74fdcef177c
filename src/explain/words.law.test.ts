import { expect, it } from 'vitest';
import { CARDS } from '../cards';
import { answer, type Check, type Game, newGame, type Question } from '../rules';
import { chanceFrom } from '../rulings/laws/random';
import { randomBoard } from '../rulings/laws/randomBoard';
import { fallback, randomAnswer } from '../rulings/laws/randomPlayer';
import { namesOf, objectLabel, passLabel, questionText } from '.';
import { checkText } from './checks/checkText';
import { derivation, FIELDS } from './derivations';
import { type Line, linesOf, sentence, summary } from './events';

const DECISIONS = 1_500;
const IN_ONE_GAME = 150;

/** What no sentence may hold: a value that was missing, or an object written out. */
const BROKEN = /undefined|NaN|null|\[object|^\s*$| {2}/;

function expectWords(text: string, about: unknown): void {
  expect(text, JSON.stringify(about)).not.toMatch(BROKEN);
}

function checkQuestion(game: Game, question: Question): void {
  expectWords(questionText(question, namesOf(game.state)), question);
  expectWords(passLabel(game), question);
}

function checkRefusal(game: Game, checks: readonly Check[]): void {
  for (const check of checks) expectWords(checkText(check, namesOf(game.state)), check);
}

const eventsOf = (lines: readonly Line[]): readonly number[] =>
  lines.flatMap((l) => [...l.events, ...eventsOf(l.children)]);

function checkEvents(before: Game, after: Game, events: Parameters<typeof linesOf>[0]): void {
  const names = namesOf(after.state, before.state);
  for (const event of events) expectWords(sentence(event, names), event);
  const lines = linesOf(events, after.state, before.state);
  expect([...eventsOf(lines)].sort((a, b) => a - b)).toEqual(events.map((_, i) => i));
  for (const line of lines) expectWords(line.text, line);
  if (events.length > 0) expectWords(summary(lines), events);
}

function checkObject(game: Game, id: Parameters<typeof objectLabel>[1]): void {
  expectWords(objectLabel(game.state, id), id);
  for (const field of FIELDS) {
    const derived = derivation(game.state, id, field);
    expect(derived?.lines.at(-1)?.after).toBe(derived?.value);
    for (const line of derived?.lines ?? []) {
      expectWords(line.text, [id, field]);
      expect(line.cites).not.toEqual([]);
    }
  }
}

/** Plays at random and checks all that is said. Returns how many decisions were taken. */
function walk(seed: number): number {
  const chance = chanceFrom(seed);
  const start = newGame(randomBoard(chance, CARDS));
  if (start.result !== 'accepted') return 1;
  let { game } = start;
  let decisions = 0;
  while (decisions < IN_ONE_GAME && game.state.winner === null) {
    checkQuestion(game, game.question);
    const ids = game.state.objects.ids();
    if (ids.length > 0) checkObject(game, chance.one(ids));
    let next: Game | null = null;
    for (const attempt of [randomAnswer(chance, game), fallback(game)]) {
      const result = answer(game, attempt);
      decisions += 1;
      if (result.result === 'refused') checkRefusal(game, result.checks);
      if (result.result !== 'accepted') continue;
      checkEvents(game, result.game, result.events);
      next = result.game;
      break;
    }
    if (next === null) break;
    game = next;
  }
  return decisions;
}

it('everything that random play brings up is said in whole words', () => {
  let decisions = 0;
  for (let seed = 1; decisions < DECISIONS; seed += 1) {
    try {
      decisions += walk(seed);
    } catch (error) {
      throw new Error(`seed ${seed}: ${String(error)}`, { cause: error });
    }
  }
  expect(decisions).toBeGreaterThanOrEqual(DECISIONS);
});
