import type { Filter, InstructionMap } from '../rules/authoring/language';
import type { Context } from './context';
import { exceptWords } from './copies';
import { filterWords } from './nouns';
import { objectWords, playerWords } from './references';
import { groupWords } from './slots';

type CopySpell = InstructionMap['copySpell'];

/** Copying a spell or ability on the stack, and what the copies target (707.10). */
export function copySpellWords(node: CopySpell, context: Context): string {
  const copy = `copy ${groupWords(node.what, context)}${exceptWords(node.except, context, true)}`;
  if (node.forEach !== undefined) return copyForEachWords(node, node.forEach, context);
  if (node.target !== undefined)
    return `${copy}. The copy targets ${'ref' in node.target && node.target.ref === 'this' ? context.self : objectWords(node.target, context)}`;
  if (node.newTargets !== true) return copy;
  return `${copy}. You may choose new targets for the ${'ref' in node.what ? 'copy' : 'copies'}`;
}

/** "Copy that spell for each other creature you control that the spell could target." */
function copyForEachWords({ what, player }: CopySpell, among: Filter, context: Context): string {
  const each = filterWords(among, 'bare', context, { singular: true });
  const kinds = among.where.filter(({ is }) => is === 'type' || is === 'subtype');
  const spell = groupWords(what, context);
  const copy =
    player === undefined
      ? `copy ${spell} for each ${each} that the spell`
      : `${playerWords(player, context)} copies ${spell} for each other ${each} that spell`;
  return `${copy} could target. Each copy targets a different one of those ${filterWords({ where: kinds }, 'bare', context)}`;
}
