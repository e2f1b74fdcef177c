import type { Comparison, Condition } from '../rules/authoring/language';
import { amountWords, comparisonWords } from './amounts';
import type { Context } from './context';
import { mention } from './context';
import { eventWords } from './events';
import { filterWords, nounPhrase } from './nouns';
import { objectWords, playerWords } from './references';
import { list, numberWord, plural, thirdPerson } from './words';

type ConditionKind = Condition['if'];
type ConditionOf<K extends ConditionKind> = Extract<Condition, { if: K }>;

function compared({ left, compare, right }: ConditionOf<'compare'>, context: Context): string {
  if (typeof left === 'object' && left.amount === 'counters' && compare === '=' && right === 0)
    return `${objectWords(left.on, context)} has no ${left.counter} counters on it`;
  const than = typeof right === 'number' ? numberWord(right) : amountWords(right, context);
  if (typeof left === 'object' && left.amount === 'handSize') {
    const who = playerWords(left.player, context);
    const have = who === 'you' ? 'have' : thirdPerson('have');
    if (compare === '=' && right === 0) return `${who} ${have} no cards in hand`;
    if (compare === '<') return `${who} ${have} fewer than ${than} cards in hand`;
    return `${who} ${have} ${comparisonWords(compare, than).replace('greater', 'more')} cards in hand`;
  }
  if (typeof left === 'object' && left.amount === 'life' && typeof right === 'number') {
    const who = playerWords(left.player, context);
    const some = comparisonWords(compare, String(right)).replace('greater', 'more');
    if (compare === '>=' || compare === '<=')
      return `${who} ${who === 'you' ? 'have' : 'has'} ${some} life`;
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
    if (only.is === 'not' && only.not.is === 'token' && object.ref === 'this') {
      // What comes after names it again.
      context.said.delete('this');
      return `${context.self} isn't a token`;
    }
    if (['tapped', 'attacking', 'blocking', 'color', 'colorless'].includes(only.is))
      return `${be} ${nounPhrase(where, 'bare', context, { singular: true }).replace(/ permanent$/, '')}`;
  }
  return `${be} ${nounPhrase(where, 'a', context)}`;
}

const IN = { preposition: 'in' } as const;

function existing({ filter, atLeast }: ConditionOf<'exists'>, context: Context): string {
  const yours = filter.where.find(({ is }) => is === 'controlledBy');
  const rest = { ...filter, where: filter.where.filter((predicate) => predicate !== yours) };
  const what =
    atLeast === undefined
      ? filterWords(rest, 'a', context, IN)
      : filterWords(
          rest,
          { words: `${typeof atLeast === 'number' ? numberWord(atLeast) : 'X'} or more` },
          context,
          IN,
        );
  if (yours?.is !== 'controlledBy') return `there ${atLeast === undefined ? 'is' : 'are'} ${what}`;
  const who =
    yours.player.player === 'opponents' ? 'an opponent' : playerWords(yours.player, context);
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
  happened: ({ event }, context) =>
    event.event === 'crime'
      ? `${eventWords(event, context, 'past').replace(/^you /, "you've ")} this turn`
      : `${eventWords(event, context, 'past')} this turn`,
  activePlayer: ({ player }, context) =>
    player.player === 'you' ? "it's your turn" : `it's ${playerWords(player, context)}'s turn`,
  monarch: ({ player }) => {
    if (player.player === 'you') return "you're the monarch";
    return player.player === 'opponents'
      ? 'an opponent is the monarch'
      : 'that player is the monarch';
  },
  shareColor: ({ objects }, context) =>
    `two cards that share a color were ${context.bound.get(objects.ref === 'bound' ? `${objects.name} how` : '') ?? 'chosen'} this way`,
  did: () => 'you do',
  not: ({ not }, context) => negatedWords(not, context),
  and: ({ of }, context) => list(of.map((one) => conditionWords(one, context))),
  or: ({ of }, context) =>
    list(
      of.map((one) => conditionWords(one, context)),
      'or',
    ),
};

const OPPOSITE: { readonly [C in Comparison]: Comparison } = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

/** That the condition is not met, as a clause. */
function negatedWords(not: Condition, context: Context): string {
  switch (not.if) {
    case 'monarch':
      return conditionWords(not, context)
        .replace("'re the", "'re not the")
        .replace(' is the', ' is not the');
    case 'not':
      return conditionWords(not.not, context);
    case 'compare':
      return compared({ ...not, compare: OPPOSITE[not.compare] }, context);
    case 'and':
    case 'or': {
      const of = not.of.map((one): Condition => ({ if: 'not', not: one }));
      return conditionWords({ if: not.if === 'and' ? 'or' : 'and', of }, context);
    }
    case 'exists':
      return noneWords(not, context);
    case 'matches':
      return unlikeWords(not, context);
    case 'happened':
      return unhappenedWords(not, context);
    case 'shareColor':
      return conditionWords(not, context).replace(/^two/, 'no two');
    default:
      return refused(conditionWords(not, context));
  }
}

/** "you don't", "it wasn't kicked", "it isn't your turn": the verb made its opposite. */
const refused = (words: string): string =>
  words
    .replace(/^it's /, "it isn't ")
    .replace(/ was /, " wasn't ")
    .replace(/ do$/, " don't");

function noneWords({ filter, atLeast }: ConditionOf<'exists'>, context: Context): string {
  if (atLeast === undefined) {
    const none = existing({ if: 'exists', filter, atLeast: 1 }, context);
    return none.replace('one or more', 'no');
  }
  return existing({ if: 'exists', filter, atLeast }, context).replace(
    /(\S+) or more/,
    'fewer than $1',
  );
}

function unlikeWords({ object, where }: ConditionOf<'matches'>, context: Context): string {
  const [only] = where;
  if (where.length === 1 && only?.is === 'hasCounter') {
    const counters = plural(`${only.counter === undefined ? '' : `${only.counter} `}counter`);
    if (object.ref === 'event') return `${objectWords(object, context)} had no ${counters} on it`;
    mention(context, 'this');
    return `there are no ${counters} on ${object.ref === 'this' ? context.self : objectWords(object, context)}`;
  }
  return matching({ if: 'matches', object, where }, context)
    .replace(/^it's /, "it isn't ")
    .replace(/ is /, " isn't ");
}

/** "no creature died this turn", "you haven't attacked this turn". */
function unhappenedWords({ event }: ConditionOf<'happened'>, context: Context): string {
  const words = eventWords(event, context, 'past');
  if (/^you /.test(words)) return `${words.replace(/^you (?:\w+)/, perfect)} this turn`;
  return `${words.replace(/^(?:an?|another) /, 'no ')} this turn`;
}

const PARTICIPLES: Readonly<Record<string, string>> = { drew: 'drawn' };
const perfect = (words: string): string => {
  const verb = words.slice('you '.length);
  return `you haven't ${PARTICIPLES[verb] ?? verb}`;
};

/** A condition as a clause without its "if". */
export function conditionWords(condition: Condition, context: Context): string {
  const writer: (condition: never, context: Context) => string = CONDITIONS[condition.if];
  return writer(condition as never, context);
}
