import { CARDS } from '../../cards';
import type { CardDefinition } from '../../rules';
import { decodeGame, encodeGame } from '../../rules/encode/game';
import { answer } from '../../rules/engine/door';
import type { Game } from '../../rules/engine/game';
import type { Answer } from '../../rules/kernel/questions';
import type { Check } from '../../rules/kernel/results';
import { offers } from '../../rules/offers/offers';
import { newGame } from '../../rules/setup/newGame';
import { cardsOf, derivationFault, freeze, strayFaults, unreasoned, zoneFaults } from './checks';
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
 * Plays one random game with those cards and holds laws 1 to 5 and 7 of the design against every position.
 * @throws Breach with the law and what broke it.
 */
export function walk(seed: number, cards: readonly CardDefinition[] = CARDS): Walk {
  const chance = chanceFrom(seed);
  const seen = new WeakSet<object>();
  const start = newGame(randomBoard(chance, cards));
  if (start.result !== 'accepted') throw new Breach(`no game: ${JSON.stringify(start)}`);
  let game: Game = start.game;
  const given: Answer[] = [];
  const unsupported = new Set<string>();
  const most = SHORT_GAME + chance.below(chance.chance(0.2) ? LONG_GAME - SHORT_GAME : SHORT_GAME);
  let decisions = 0;
  let undrafted = game;
  while (decisions < most && game.state.winner === null) {
    if (game.draftFrom === null) undrafted = game;
    const read = checkPosition(game, undrafted, chance, seen);
    const before = game;
    const next = decide(game, chance, (attempt, what) => {
      if (what === 'accepted') {
        given.push(attempt);
        decisions += 1;
      } else if (what !== 'refused') unsupported.add(what);
    });
    if (next === null) break;
    game = next;
    checkStep(before, game);
    const last = given.at(-1);
    if (last !== undefined && chance.chance(0.05)) checkGoesOn(read, last, game);
  }
  const again = replay(start.game, given);
  hold(1, text(again) === text(game), () => 'answers played again lead elsewhere');
  return { decisions, unsupported };
}

/** Law 1: a game that was read goes on as the one that was written. */
function checkGoesOn(read: Game, last: Answer, expected: Game): void {
  const result = answer(read, last);
  hold(1, result.result === 'accepted' && unshared(result.game) === unshared(expected), () => [
    'a game that was read goes on otherwise',
    last,
  ]);
}

/** A game as text with nothing shared: what is equal has equal text, however it came about. */
function unshared(game: Game): string {
  const { shared, value } = encodeGame(game) as { shared: readonly unknown[]; value: unknown };
  const spread = (json: unknown): unknown => {
    if (typeof json !== 'object' || json === null) return json;
    if (Array.isArray(json)) return json.map(spread);
    const { $: place } = json as { $?: number };
    if (place !== undefined) return spread(shared[place]);
    return Object.fromEntries(Object.entries(json).map(([key, part]) => [key, spread(part)]));
  };
  return JSON.stringify(spread(value));
}

/** Law 5 over a step: no card is lost, unless a player leaves with theirs. */
function checkStep(before: Game, after: Game): void {
  const stayed = before.state.players.every((p, i) => p.left === after.state.players[i]?.left);
  hold(5, !stayed || cardsOf(after.state) >= cardsOf(before.state), () => 'a card was lost');
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

/** Holds a position to the laws; gives back the same game as it was read again. */
function checkPosition(game: Game, undrafted: Game, chance: Chance, seen: WeakSet<object>): Game {
  // Law 2: whoever changed a frozen input would be told so by the language.
  freeze(game, seen);
  hold(5, zoneFaults(game.state).length === 0, () => zoneFaults(game.state));
  const ids = game.state.objects.ids();
  const fault = ids.length === 0 ? null : derivationFault(game.state, chance.one(ids));
  hold(7, fault === null, () => fault);
  const encoded = text(game);
  const read = decodeGame(JSON.parse(encoded));
  if (!read.ok) throw new Breach(`law 1: ${read.why}`);
  hold(1, text(read.game) === encoded, () => 'encode after decode differs');
  if (game.draftFrom !== null && chance.chance(0.3)) checkCancel(game, undrafted);
  const { kind } = game.question;
  if (kind === 'priority') {
    hold(5, strayFaults(game.state).length === 0, () => strayFaults(game.state));
  }
  if (kind === 'priority' || (kind === 'payMana' && chance.chance(0.3))) checkOffers(game, chance);
  if (chance.chance(0.1)) hold(2, text(game) === encoded, () => 'answering changed the game given');
  return read.game;
}

/** Law 4: cancelling, wherever the draft is, gives back the game before it. */
function checkCancel(game: Game, undrafted: Game): void {
  const back = answer(game, { kind: 'cancel' });
  hold(4, back.result === 'accepted' && text(back.game) === text(undrafted), () => [
    'cancelled, but other than before',
    game.question,
  ]);
}

/** Law 3: a random allowed offer is accepted, a random refused one is refused. */
function checkOffers(game: Game, chance: Chance): void {
  const all = offers(game, game.question.player);
  const allowed = all.filter((o) => o.verdict.allowed);
  if (game.question.kind === 'priority') {
    hold(3, allowed.length > 0, () => 'nothing is allowed, not even to pass');
  }
  if (allowed.length > 0) {
    const yes = chance.one(allowed);
    const result = answer(game, yes.action);
    hold(3, result.result !== 'refused', () => ['offered, then refused', yes, result]);
    if (result.result === 'accepted' && result.game.draftFrom !== null && game.draftFrom === null) {
      checkCancel(result.game, game);
    }
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
