import type { InstructionMap } from '../rules/authoring/language';
import { amountWords, massWords } from './amounts';
import type { Context } from './context';
import { filterWords } from './nouns';
import { objectWords, playerWords } from './references';
import { list } from './words';

type Deals = InstructionMap['dealDamage'];

/** "~ deals 3 damage to each creature and each player". */
export function damageWords(node: Deals, context: Context): string {
  const source = objectWords(node.source ?? { ref: 'this' }, context);
  // The words of the targets say how much is divided among them.
  if (node.amount === 'divided') return `${source} deals ${recipientWords(node, context)}`;
  // To a player, damage is said to be equal to what is counted.
  if (typeof node.amount === 'object' && node.amount.amount === 'count' && !('player' in node.to))
    return `${source} deals X damage to ${recipientWords(node, context)}, where X is ${amountWords(node.amount, context)}`;
  return `${source} deals ${massWords(node.amount, 'damage', context)} to ${recipientWords(node, context)}`;
}

function recipientWords(node: Pick<Deals, 'to' | 'source'>, context: Context): string {
  const { to, source } = node;
  if ('all' in to)
    return list(
      to.all.map((one) =>
        'where' in one
          ? filterWords(one, 'each', context)
          : recipientWords({ ...node, to: one }, context),
      ),
    );
  if ('slot' in to && !('ref' in to) && !('player' in to))
    return objectWords({ ref: 'target', slot: to.slot }, context);
  if ('player' in to) return playerWords(to, context);
  if (to.ref === 'this' && (source === undefined || source.ref === 'this')) return 'itself';
  return objectWords(to, context);
}
