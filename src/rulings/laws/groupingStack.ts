import { answer, edit, type Game, type ObjectId } from '../../rules';
import { alikeOnStack } from '../../rules/sameness/onStack';
import { type Looked, Told, walkAlike } from './grouping';
import type { Chance } from './random';
import { fallback, randomAnswer } from './randomPlayer';
import { FIRST_ID, lookOf } from './swapping';

/** So many answers are looked at after an item has gone: what is left resolves meanwhile. */
const ANSWERS = 12;

/**
 * Law 6 for two items that lie together on the stack: with the one or with the other taken away the game looks
 * the same, and goes on the same. Which object is which is not compared, for each stands for another then.
 * @throws Told with what tells them apart.
 */
export function checkAlikeOnStack(game: Game, a: ObjectId, b: ObjectId): void {
  let here = without(game, a);
  let there = without(game, b);
  for (let answers = 0; here !== null && there !== null; answers += 1) {
    const left = blurred(here);
    const right = blurred(there);
    const at = left.findIndex((line, i) => line !== right[i]);
    if (at >= 0 || left.length !== right.length) {
      throw new Told(`after ${answers}: ${left[at]}\n  is not\n${right[at]}`);
    }
    if (answers === ANSWERS || here.state.stack.length === 0) return;
    here = next(here);
    there = next(there);
  }
  if (here !== there)
    throw new Told('one of them can be taken away, or goes on, and the other not');
}

function without(game: Game, id: ObjectId): Game | null {
  const card = game.state.objects.get(id)?.card;
  const gone = card === undefined ? null : edit(game, { edit: 'remove', card });
  return gone?.result === 'accepted' ? gone.game : null;
}

function next(game: Game): Game | null {
  const given = answer(game, fallback(game));
  return given.result === 'accepted' ? given.game : null;
}

/** How a game looks, with no word of which object is which. */
const blurred = (game: Game): readonly string[] =>
  lookOf(game, (id) => id)
    .map((line) => line.replace(/\d{7,}/g, (id) => (Number(id) < FIRST_ID ? id : '#')))
    .sort();

/** Holds law 6 for what lies together on the stack of a random game. @throws Told */
export const walkStacks = (seed: number, most: number): Looked =>
  walkAlike(seed, most, { lots: alikeOnStack, often: 0.5, check: checkAlikeOnStack, goOn: goneOn });

/** What fills the stack is done rather than passing. */
function goneOn(game: Game, chance: Chance): Game | null {
  const tries = [randomAnswer(chance, game), randomAnswer(chance, game), fallback(game)];
  const wanted = tries.find(({ kind }) => kind !== 'pass' && kind !== 'cancel');
  for (const given of wanted === undefined ? tries : [wanted, ...tries]) {
    const after = answer(game, given);
    if (after.result === 'accepted') return after.game;
  }
  return null;
}
