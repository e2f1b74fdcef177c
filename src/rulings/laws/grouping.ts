import { CARDS } from '../../cards';
import {
  type Answer,
  answer,
  begin,
  type CopiableValues,
  edit,
  type Game,
  newGame,
  type ObjectId,
  offers,
  type Placement,
  type PlayerId,
} from '../../rules';
import { alike } from '../../rules/sameness/alike';
import { type Chance, chanceFrom } from './random';
import { fallback, randomAnswer } from './randomPlayer';
import { FIRST_ID, lookOf, type Swap, swapLater, swapOf, swapped } from './swapping';

const unchanged: Swap = (id) => id;

/** Two objects that were together and are not the same to the rules: a breach of law 6. */
export class Told extends Error {}

/** A game in which every id is larger than any other number. */
export function gameOf(objects: readonly Placement[], step: 'main1' | 'beginCombat'): Game | null {
  const players = [0, 1, 2].map((n) => ({
    name: `P${n + 1}`,
    libraryUnknown: true,
    manaPool: '{W}{U}{B}{R}{G}{C}{C}',
  }));
  const empty = newGame({ players, objects: [], turn: { number: 1, step } });
  if (empty.result !== 'accepted') return null;
  const begun = begin({ ...empty.game.state, nextId: FIRST_ID });
  if (begun.result !== 'accepted') return null;
  const placed = edit(begun.game, { edit: 'place', placements: objects });
  return placed.result === 'accepted' ? placed.game : null;
}

/** A board on which most things are there several times. */
export function manyAlike(chance: Chance): readonly Placement[] {
  const permanents = CARDS.filter(
    ({ types, subtypes }) =>
      !types.includes('Instant') && !types.includes('Sorcery') && !subtypes.includes('Aura'),
  );
  const put = (printed: CopiableValues, owner: number, zone: Placement['zone']): Placement => ({
    kind: chance.chance(0.3) && zone === 'battlefield' ? 'token' : 'card',
    printed,
    owner: owner as PlayerId,
    zone,
    ...(zone === 'battlefield' && {
      tapped: chance.chance(0.15),
      counters: {
        ...(printed.loyalty !== undefined && { loyalty: printed.loyalty }),
        ...(printed.types.includes('Creature') && chance.chance(0.6) && { '+1/+1': 2 }),
      },
    }),
  });
  return [0, 1, 2].flatMap((owner) => [
    ...Array.from({ length: 3 }, () => {
      const one = put(chance.one(permanents), owner, 'battlefield');
      return Array.from({ length: 2 + chance.below(3) }, () => one);
    }).flat(),
    ...Array.from({ length: 3 }, () => put(chance.one(CARDS), owner, 'hand')),
  ]);
}

/**
 * Law 6 for two objects that lie together: with both changed for one another the game is the same, and
 * whatever is answered with one leads where the same answer with the other leads, for some answers on.
 * @throws Told with what tells them apart.
 */
export function checkAlike(game: Game, a: ObjectId, b: ObjectId, chance: Chance): void {
  const one = game.state.objects.get(a);
  const other = game.state.objects.get(b);
  if (one === undefined || other === undefined) throw new Told(`${a} or ${b} is gone`);
  let swap = swapOf(one, other);
  let [here, there] = [game, game];
  compare(here, there, swap, 'as they lie');
  for (let answers = 0; answers < 3; answers += 1) {
    const given = answers === 0 ? answerWith(here, a, chance) : randomAnswer(chance, here);
    const next = answer(here, given);
    const mirrored = answer(there, swapped(given, swap));
    if (next.result !== mirrored.result) {
      throw new Told(`${JSON.stringify(given)}: ${next.result}, with the other ${mirrored.result}`);
    }
    if (next.result !== 'accepted' || mirrored.result !== 'accepted') return;
    here = next.game;
    there = mirrored.game;
    // Abilities of both go on the stack in the order in which both came, where it makes no difference.
    if (onStackFrom(here, a) && onStackFrom(here, b)) return;
    swap = swapLater(swap, here, there);
    if (!compare(here, there, swap, JSON.stringify(given))) return;
  }
}

const onStackFrom = ({ state }: Game, source: ObjectId): boolean =>
  state.stack.some((id) => state.objects.get(id)?.onStack?.source === source);

/** An answer that has to do with the object, if there is one. */
function answerWith(game: Game, id: ObjectId, chance: Chance): Answer {
  const { question } = game;
  const allowed = offers(game, question.player).filter(
    ({ object, verdict }) => object === id && verdict.allowed,
  );
  if (allowed.length > 0 && chance.chance(0.7)) return chance.one(allowed).action;
  for (let tries = 0; tries < 5; tries += 1) {
    const given = randomAnswer(chance, game);
    if (JSON.stringify(given).includes(String(id))) return given;
  }
  return randomAnswer(chance, game);
}

/**
 * @returns whether both games can be compared further on: not where the game merely asks about one first
 * and then about the other, or lists their triggers, in the order in which they came.
 * @throws Told
 */
function compare(here: Game, there: Game, swap: Swap, when: string): boolean {
  const looks = lookOf(here, swap);
  const mirrored = lookOf(there, unchanged);
  const without = (lines: readonly string[], others: readonly string[]) => {
    const there = new Set(others);
    return lines.filter((line) => !there.has(line));
  };
  const left = without(looks, mirrored);
  const right = without(mirrored, looks);
  if (left.length === 0 && right.length === 0) return here.question.kind !== 'orderTriggers';
  const inTurn = ['orderReplacements', 'legendRule'].includes(here.question.kind);
  if (inTurn && left.length === 1 && left[0]?.startsWith('asked about')) return false;
  const shown = [left, right].map((lines) => lines.slice(0, 3).join('\n'));
  throw new Told(`${when}: ${shown.join('\n  is not\n')}`);
}

/** How much was looked at. */
export interface Looked {
  readonly positions: number;
  readonly pairs: number;
}

/** What lies together, how often two of it are held against law 6, how that is done, and how the game goes on. */
interface Walk {
  readonly lots: (game: Game) => readonly (readonly ObjectId[])[];
  readonly often: number;
  readonly check: (game: Game, a: ObjectId, b: ObjectId, chance: Chance) => void;
  readonly goOn: (game: Game, chance: Chance) => Game | null;
}

/** Plays a random game with many like objects, and holds law 6 at its positions. @throws Told */
export function walkAlike(seed: number, most: number, { lots, often, check, goOn }: Walk): Looked {
  const chance = chanceFrom(seed);
  let game = gameOf(manyAlike(chance), chance.one(['main1', 'beginCombat'] as const));
  let positions = 0;
  let pairs = 0;
  while (game !== null && positions < most && game.state.winner === null) {
    positions += 1;
    const several = lots(game).filter(({ length }) => length > 1);
    if (several.length > 0 && chance.chance(often)) {
      const [a, b] = chance.some(chance.one(several), 2);
      if (a !== undefined && b !== undefined) {
        check(game, a, b, chance);
        pairs += 1;
      }
    }
    game = goOn(game, chance);
  }
  return { positions, pairs };
}

/** Holds law 6 for what lies together on the battlefield of a random game. @throws Told */
export const walkGroups = (seed: number, most: number): Looked =>
  walkAlike(seed, most, {
    lots: (game) => alike(game, game.state.battlefield.list()),
    often: 0.4,
    check: checkAlike,
    goOn: goneOn,
  });

function goneOn(game: Game, chance: Chance): Game | null {
  for (const given of [randomAnswer(chance, game), fallback(game)]) {
    const next = answer(game, given);
    if (next.result === 'accepted') return next.game;
  }
  return null;
}
