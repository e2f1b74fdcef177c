import type { Condition } from '../rules/authoring/language';
import { amountWords, comparisonWords } from './amounts';
import type { Context } from './context';
import { eventWords } from './events';
import { filterWords, nounPhrase } from './nouns';
import { objectWords, playerWords } from './references';
import { list, numberWord, thirdPerson } from './words';

type ConditionKind = Condition['if'];
type ConditionOf<K extends ConditionKind> = Extract<Condition, { if: K }>;

function compared({ left, compare, right }: ConditionOf<'compare'>, context: Context): string {
  const than = typeof right === 'number' ? numberWord(right) : amountWords(right, context);
  if (typeof left === 'object' && left.amount === 'handSize') {
    const who = playerWords(left.player, context);
    const have = who === 'you' ? 'have' : thirdPerson('have');
    if (compare === '<') return `${who} ${have} fewer than ${than} cards in hand`;
    return `${who} ${have} ${comparisonWords(compare, than).replace('greater', 'more')} cards in hand`;
  }
  return `${amountWords(left, context)} is ${comparisonWords(compare, than)}`;
}

function matching({ object, where }: ConditionOf<'matches'>, context: Context): string {
  const what = objectWords(object, context);
  const [only] = where;
  const be = what === 'it' ? "it's" : `${what} is`;
  if (where.length === 1 && only !== undefined) {
    if (only.is === 'hasCounter')
      return `${what} had ${nounPhrase(where, 'a', context).replace(/^.* with /, '')}`;
    if (only.is === 'not' && only.not.is === 'tapped') return `${be} untapped`;
    if (['tapped', 'attacking', 'blocking', 'color', 'colorless'].includes(only.is))
      return `${be} ${nounPhrase(where, 'bare', context, { singular: true }).replace(/ permanent$/, '')}`;
  }
  return `${be} ${nounPhrase(where, 'a', context)}`;
}

function existing({ filter, atLeast }: ConditionOf<'exists'>, context: Context): string {
  const yours = filter.where.find(({ is }) => is === 'controlledBy');
  const rest = { ...filter, where: filter.where.filter((predicate) => predicate !== yours) };
  const what =
    atLeast === undefined
      ? filterWords(rest, 'a', context)
      : filterWords(
          rest,
          { words: `${typeof atLeast === 'number' ? numberWord(atLeast) : 'X'} or more` },
          context,
        );
  if (yours?.is !== 'controlledBy') return `there ${atLeast === undefined ? 'is' : 'are'} ${what}`;
  const who = playerWords(yours.player, context);
  return `${who} ${who === 'you' ? 'control' : 'controls'} ${what}`;
}

const CONDITIONS: {
  [K in ConditionKind]: (condition: ConditionOf<K>, context: Context) => string;
} = {
  kicked: ({ kicker }, context) =>
    `${context.frame === 'spell' ? 'this spell' : objectWords({ ref: 'this' }, context)} was kicked${kicker === undefined ? '' : ` with its ${kicker} kicker`}`,
  castFor: ({ alternative }) => `its ${alternative} cost was paid`,
  wasCast: () => 'it was cast',
  compare: compared,
  exists: existing,
  matches: matching,
  happened: ({ event }, context) => `${eventWords(event, context, 'past')} this turn`,
  activePlayer: ({ player }, context) =>
    player.player === 'you' ? "it's your turn" : `it's ${playerWords(player, context)}'s turn`,
  shareColor: ({ objects }, context) =>
    `two cards that share a color were ${context.bound.get(objects.ref === 'bound' ? `${objects.name} how` : '') ?? 'chosen'} this way`,
  did: () => 'you do',
  not: ({ not }, context) =>
    not.if === 'did'
      ? "you don't"
      : not.if === 'wasCast'
        ? "it wasn't cast"
        : `it isn't true that ${conditionWords(not, context)}`,
  and: ({ of }, context) => list(of.map((one) => conditionWords(one, context))),
  or: ({ of }, context) =>
    list(
      of.map((one) => conditionWords(one, context)),
      'or',
    ),
};

/** A condition as a clause without its "if". */
export function conditionWords(condition: Condition, context: Context): string {
  const writer: (condition: never, context: Context) => string = CONDITIONS[condition.if];
  return writer(condition as never, context);
}
