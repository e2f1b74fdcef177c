import type { Amount, Filter, TargetSpec } from '../../rules';
import { amountWord, filterWords, pluralOfPhrase } from './nouns';
import { numberWord, withArticle } from './numbers';

/** What one instance of "target" asks for: "a creature", "any target", "up to two creatures", "an opponent". */
export function targetWords(spec: TargetSpec): string {
  const noun = targetNoun(spec);
  const { count } = spec;
  if (noun === 'any target') {
    return count === undefined ? noun : `${numberOf(count)} targets of any kind`;
  }
  if (count === undefined) return spec.otherThan === undefined ? one(noun) : another(noun);
  return isOne(count) ? one(noun) : `${numberOf(count)} ${pluralOfPhrase(noun)}`;
}

const isOne = (count: readonly [Amount, Amount]): boolean => count[0] === 1 && count[1] === 1;

function one(noun: string): string {
  return noun.startsWith('other ') ? another(noun.slice(6)) : withArticle(noun);
}

const another = (noun: string): string => `another ${noun}`;

function numberOf([least, most]: readonly [Amount, Amount]): string {
  if (least === most) return wordOf(most);
  return least === 0 ? `up to ${wordOf(most)}` : `${wordOf(least)} to ${wordOf(most)}`;
}

const wordOf = (amount: Amount): string =>
  typeof amount === 'number' ? numberWord(amount) : amountWord(amount);

function targetNoun(spec: TargetSpec): string {
  const player =
    spec.players === undefined
      ? undefined
      : spec.players.player === 'opponents'
        ? 'opponent'
        : 'player';
  if (spec.objects === undefined) return player ?? 'target';
  if (player === 'player' && isAnyTarget(spec.objects)) return 'any target';
  const noun = filterWords(spec.objects);
  return player === undefined ? noun : `${noun} or ${player}`;
}

/** Creatures, planeswalkers and battles, with players, make "any target" (115.4). */
function isAnyTarget(filter: Filter): boolean {
  const [only, ...others] = filter.where;
  if (only?.is !== 'or' || others.length > 0) return false;
  const types = only.of.flat().flatMap((p) => (p.is === 'type' ? [p.type] : []));
  return types.includes('Creature') && types.includes('Planeswalker');
}
