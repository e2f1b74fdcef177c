import { CARDS } from '../../cards';
import { decodeGame, encodeGame } from '../../rules/encode/game';
import { answer } from '../../rules/engine/door';
import type { Game } from '../../rules/engine/game';
import type { Answer } from '../../rules/kernel/questions';
import type { Check } from '../../rules/kernel/results';
import { offers } from '../../rules/offers/offers';
import { newGame } from '../../rules/setup/newGame';
import { derivationFault, freeze, strayFaults, unreasoned, zoneFaults } from './checks';
import { type Chance, chanceFrom } from './random';
import { randomBoard } from './randomBoard';
import { fallback, randomAnswer } from './randomPlayer';

/** Decisions at least and at most in one game: many short games see more boards than few long ones. */
const SHORT_GAME = 40;
const LONG_GAME = 400;

/** What a walk through one random game came to. */
export interface Walk {
  readonly decisions: number;
  /** What was reached that is not modelled, in words. */
  readonly unsupported: ReadonlySet<string>;
}

/** A breach of a law: a fault of the core. */
class Breach extends Error {}

function hold(law: number, holds: boolean, what: () => unknown): void {
  if (!holds) throw new Breach(`law ${law}: ${JSON.stringify(what())}`);
}

/** A game as text: equal text, equal position. */
function text(game: Game): string {
  return JSON.stringify(encodeGame(game));
}

/**
 * Plays one random game and holds laws 1 to 5 and 7 of the design against every position.
 * @throws Breach with the law and what broke it.
 */
export function walk(seed: number): Walk {
  const chance = chanceFrom(seed);
  const seen = new WeakSet<object>();
  const start = newGame(randomBoard(chance, CARDS));
  if (start.result !== 'accepted') throw new Breach(`no game: ${JSON.stringify(start)}`);
  let game: Game = start.game;
  const given: Answer[] = [];
  const unsupported = new Set<string>();
  const most = SHORT_GAME + chance.below(chance.chance(0.2) ? LONG_GAME - SHORT_GAME : SHORT_GAME);
  let decisions = 0;
  while (decisions < most && game.state.winner === null) {
    checkPosition(game, chance, seen);
    const next = decide(game, chance, (attempt, what) => {
      decisions += 1;
      if (what === 'accepted') given.push(attempt);
      else if (what !== 'refused') unsupported.add(what);
    });
    if (next === null) break;
    game = next;
  }
  const again = replay(start.game, given);
  hold(1, text(again) === text(game), () => 'answers played again lead elsewhere');
  return { decisions, unsupported };
}

function replay(first: Game, given: readonly Answer[]): Game {
  return given.reduce((game, attempt) => {
    const result = answer(game, attempt);
    if (result.result !== 'accepted')
      throw new Breach(`law 1: refused again: ${JSON.stringify([attempt, result])}`);
    return result.game;
  }, first);
}

/** Answers at random; where that is refused, tries again and then the tamest answer. */
function decide(
  game: Game,
  chance: Chance,
  tell: (attempt: Answer, what: 'accepted' | 'refused' | string) => void,
): Game | null {
  const tries = [
    () => randomAnswer(chance, game),
    () => randomAnswer(chance, game),
    () => fallback(game),
  ];
  for (const attempt of tries) {
    const given = attempt();
    const result = answer(game, given);
    switch (result.result) {
      case 'accepted':
        tell(given, 'accepted');
        hold(7, unreasoned(result.events).length === 0, () => unreasoned(result.events));
        return result.game;
      case 'refused':
        tell(given, 'refused');
        checkReasons(result.checks, given);
        break;
      case 'unsupported':
        tell(given, result.what);
        break;
      case 'undecided':
        tell(given, result.why);
        break;
    }
  }
  return null;
}

function checkReasons(checks: readonly Check[], what: unknown): void {
  hold(3, checks.length > 0, () => ['refused without a check', what]);
  for (const check of checks)
    hold(3, check.cites.length > 0, () => ['a check without a rule', check, what]);
}

function checkPosition(game: Game, chance: Chance, seen: WeakSet<object>): void {
  // Law 2: whoever changed a frozen input would be told so by the language.
  freeze(game, seen);
  hold(5, zoneFaults(game.state).length === 0, () => zoneFaults(game.state));
  const ids = game.state.objects.ids();
  const fault = ids.length === 0 ? null : derivationFault(game.state, chance.one(ids));
  hold(7, fault === null, () => fault);
  const encoded = text(game);
  const read = decodeGame(JSON.parse(encoded));
  hold(1, read.ok && text(read.game) === encoded, () =>
    read.ok ? 'encode after decode differs' : read.why,
  );
  if (game.question.kind !== 'priority') return;
  hold(5, strayFaults(game.state).length === 0, () => strayFaults(game.state));
  checkOffers(game, chance, encoded);
}

/** Laws 3 and 4: a random allowed offer is accepted, a random refused one is refused, a draft begun is undone. */
function checkOffers(game: Game, chance: Chance, encoded: string): void {
  const all = offers(game, game.question.player);
  const allowed = all.filter((o) => o.verdict.allowed);
  hold(3, allowed.length > 0, () => 'nothing is allowed, not even to pass');
  const yes = chance.one(allowed);
  const result = answer(game, yes.action);
  hold(3, result.result !== 'refused', () => ['offered, then refused', yes, result]);
  if (result.result === 'accepted' && result.game.question.draft !== undefined) {
    const back = answer(result.game, { kind: 'cancel' });
    hold(4, back.result === 'accepted' && text(back.game) === encoded, () => [
      'cancelled, but other than before',
      yes,
    ]);
  }
  const refused = all.filter((o) => !o.verdict.allowed);
  if (refused.length === 0) return;
  const no = chance.one(refused);
  checkReasons(no.verdict.allowed ? [] : no.verdict.checks, no);
  hold(3, answer(game, no.action).result === 'refused', () => [
    'refused in the offers, then not',
    no,
  ]);
}
