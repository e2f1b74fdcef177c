import { describe, expect, it } from 'vitest';
import { CARDS } from '../../cards';
import { decodeGame, encodeGame } from '../encode/game';
import { answer } from '../engine/door';
import type { Game } from '../engine/game';
import type { Answer } from '../kernel/questions';
import { offers } from '../offers/offers';
import { newGame } from '../setup/newGame';
import { derivationFault, freeze, strayFaults, unreasoned, zoneFaults } from './checks';
import { type Chance, chanceFrom } from './random';
import { randomBoard } from './randomBoard';
import { fallback, randomAnswer } from './randomPlayer';

/** Decisions to be taken in all, and at most in one game (issue: 20,000 and 500). */
const DECISIONS = 20_000;
const IN_ONE_GAME = 500;
const FIRST_SEED = Number(process.env.LAW_SEED ?? 1);

const text = (game: Game) => JSON.stringify(encodeGame(game));

/** Laws 1 to 5 and 7 at one position. */
function checkPosition(game: Game, chance: Chance, seen: WeakSet<object>): void {
  freeze(game, seen);
  expect(zoneFaults(game.state)).toEqual([]);
  if (game.question.kind === 'priority') {
    expect(strayFaults(game.state)).toEqual([]);
    checkOffers(game, chance);
  }
  const ids = game.state.objects.ids();
  if (ids.length > 0) expect(derivationFault(game.state, chance.one(ids))).toBeNull();
  const encoded = text(game);
  const read = decodeGame(JSON.parse(encoded));
  expect(read.ok ? text(read.game) : read.why).toBe(encoded);
}

/** Law 3, on one offer of each kind; law 4 where accepting begins a draft. */
function checkOffers(game: Game, chance: Chance): void {
  const all = offers(game, game.question.player);
  const allowed = all.filter((o) => o.verdict.allowed);
  const refusedOnes = all.filter((o) => !o.verdict.allowed);
  expect(allowed.length).toBeGreaterThan(0);
  const offer = chance.one(allowed);
  const result = answer(game, offer.action);
  if (result.result === 'refused')
    throw new Error(`offered but refused: ${JSON.stringify([offer, result.checks])}`);
  if (result.result === 'accepted' && result.game.question.draft !== undefined) {
    const back = answer(result.game, { kind: 'cancel' });
    expect(back.result === 'accepted' ? text(back.game) : back).toBe(text(game));
  }
  if (refusedOnes.length === 0) return;
  const no = chance.one(refusedOnes);
  const checks = no.verdict.allowed ? [] : no.verdict.checks;
  expect(checks.length).toBeGreaterThan(0);
  for (const check of checks) expect(check.cites.length).toBeGreaterThan(0);
  expect(answer(game, no.action).result).toBe('refused');
}

interface Walk {
  readonly decisions: number;
  readonly unsupported: ReadonlySet<string>;
}

function walk(seed: number): Walk {
  const chance = chanceFrom(seed);
  const seen = new WeakSet<object>();
  const setup = randomBoard(chance, CARDS);
  const start = newGame(setup);
  if (start.result !== 'accepted') throw new Error(JSON.stringify(start));
  let game: Game = start.game;
  const first = game;
  const given: Answer[] = [];
  const unsupported = new Set<string>();
  let decisions = 0;
  while (decisions < IN_ONE_GAME && game.state.winner === null) {
    checkPosition(game, chance, seen);
    const tries = [randomAnswer(chance, game), randomAnswer(chance, game), fallback(game)];
    let next: Game | null = null;
    for (const attempt of tries) {
      const result = answer(game, attempt);
      decisions += 1;
      if (result.result === 'unsupported') unsupported.add(result.what);
      if (result.result === 'refused') {
        expect(result.checks.length).toBeGreaterThan(0);
        for (const check of result.checks)
          expect(check.cites.length, check.code).toBeGreaterThan(0);
      }
      if (result.result !== 'accepted') continue;
      expect(unreasoned(result.events)).toEqual([]);
      given.push(attempt);
      next = result.game;
      break;
    }
    if (next === null) break;
    game = next;
  }
  let again: Game = first;
  for (const a of given) {
    const result = answer(again, a);
    if (result.result !== 'accepted')
      throw new Error('an accepted answer was refused when played again');
    again = result.game;
  }
  expect(text(again)).toBe(text(game));
  return { decisions, unsupported };
}

describe('The laws hold under a random player', () => {
  it(`for ${DECISIONS} decisions on random boards of the library's cards`, () => {
    let decisions = 0;
    for (let seed = FIRST_SEED; decisions < DECISIONS; seed += 1) {
      try {
        decisions += walk(seed).decisions;
      } catch (error) {
        throw new Error(`seed ${seed} (LAW_SEED=${seed} npm run laws): ${String(error)}`, {
          cause: error,
        });
      }
    }
    expect(decisions).toBeGreaterThanOrEqual(DECISIONS);
  }, 600_000);
});
