import { stepNumber } from '../../../store/counting';
import { waysFrom } from '../../../store/forks';
import type { Went } from '../../../store/state';
import { endOf, here, stepAt, type Tree } from '../../../store/tree';
import { stepWords } from './told';

/**
 * One sentence on the step that was just made or gone to, for who does not see it. None until what tells
 * steps is loaded: then it is said.
 */
export function saidOf(tree: Tree, went: Went): string {
  const words = stepWords(tree, here(tree));
  if (words === '') return '';
  const number = stepNumber(tree, tree.cursor);
  const step = number === 0 ? 'the start' : `step ${number}`;
  switch (went) {
    case 'made':
      return words;
    case 'back':
      return `Went back to ${step}: ${words}${forkWords(tree)}`;
    case 'on':
      return `Went on to ${step}: ${words}${forkWords(tree)}`;
    case 'to':
      return `At ${step} of ${stepNumber(tree, endOf(tree))}: ${words}${forkWords(tree)}`;
  }
}

/** At a fork: how many ways go on, and which of them redo follows. */
function forkWords(tree: Tree): string {
  const ways = waysFrom(tree, tree.cursor);
  const next = tree.last.get(tree.cursor);
  if (ways.length < 2 || next === undefined) return '';
  const nth = ways.indexOf(next) + 1;
  return `. A fork: way ${nth} of ${ways.length} is chosen, ${stepWords(tree, stepAt(tree, next))}`;
}
