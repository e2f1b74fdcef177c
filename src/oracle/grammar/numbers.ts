import type { Amount } from '../../rules/authoring/language';
import { numberWord } from '../words';
import { after, type Input, type Read, type Reading } from './reading';
import { define, type Noun, slot } from './slot';
import { choice, form } from './template';

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 21 }, (_, n) => [numberWord(n), n] as const),
);
const X: Amount = { amount: 'x' };

/** A number before a noun: "two", "12", "X", "that many". */
export function readNumber(input: Input, at: number): readonly Reading<Amount>[] {
  const word = input.word(at);
  if (word === 'x') return [{ value: X, end: at + 1 }];
  if (word === 'that' && ['many', 'much'].includes(input.word(at + 1)))
    return [{ value: { amount: 'event' }, end: at + 2 }];
  const known = NUMBER_WORDS.get(word) ?? (/^\d{1,6}$/.test(word) ? Number(word) : undefined);
  return known === undefined ? [] : [{ value: known, end: at + 1 }];
}

define('number', { read: readNumber });

/** "a card", "two cards", "cards equal to …", each perhaps with "for each …". */
function counted(one: string, many: string): Read<Amount> {
  return (input, at) => {
    const found: Reading<Amount>[] = [];
    const article = ['a', 'an'].includes(input.word(at)) && input.word(at + 1) === one;
    if (article) found.push({ value: 1, end: at + 2 });
    for (const { value, end } of readNumber(input, at))
      if (input.word(end) === (value === 1 ? one : many)) found.push({ value, end: end + 1 });
    return [...withForEach(input, found), ...equalTo(input, at, many)];
  };
}

/** "3 life", "that much life", "life equal to …". */
function mass(noun: string): Read<Amount> {
  return (input, at) => {
    const found = readNumber(input, at).flatMap(({ value, end }) =>
      input.word(end) === noun ? [{ value, end: end + 1 }] : [],
    );
    return [...withForEach(input, found), ...equalTo(input, at, noun)];
  };
}

const equalTo = (input: Input, at: number, noun: string): readonly Reading<Amount>[] => {
  const end = after(input, at, `${noun} equal to`);
  return end < 0 ? [] : input.once('amount', end, slot('amount').read);
};

function withForEach(
  input: Input,
  readings: readonly Reading<Amount>[],
): readonly Reading<Amount>[] {
  return readings.flatMap((reading) => {
    const { value, end } = reading;
    if (typeof value !== 'number') return [reading];
    const each = input.once('forEach', end, slot('forEach').read);
    return [
      reading,
      ...each.map(({ value: of, end: last }) => ({
        value: value === 1 ? of : ({ amount: 'times', factor: value, of } as const),
        end: last,
      })),
    ];
  });
}

define('cards', {
  read: counted('card', 'cards'),
});
define('life', {
  read: mass('life'),
});
define('damage', {
  read: mass('damage'),
});
define('count', {
  read: (input, at) => [
    ...(['a', 'an'].includes(input.word(at)) ? [{ value: 1, end: at + 1 }] : []),
    ...readNumber(input, at),
  ],
});

const EACH = choice<Amount>([
  form('for each {noun:noun}', ({ noun }) =>
    isSomewhere(noun) ? { amount: 'count', of: filterOf(noun) } : undefined,
  ),
  form("for each time (it was|it 's been) kicked", () => ({ amount: 'timesKicked' })),
  form('for each {counter:counter} counter on {object:object}', ({ counter, object }) => ({
    amount: 'counters',
    counter,
    on: object,
  })),
  form('for each color among {group:many}', ({ group }) => ({
    amount: 'kinds',
    of: 'color',
    among: filterOf(group),
  })),
  form('for each card type among {group:many}', ({ group }) => ({
    amount: 'kinds',
    of: 'cardType',
    among: filterOf(group),
  })),
  form('for each 1 life you gained', () => ({ amount: 'event' })),
]);
define('forEach', { read: EACH.read });

/** The group that a noun means. */
export const filterOf = ({
  where,
  zones,
}: {
  readonly where: Extract<Amount, { amount: 'count' }>['of']['where'];
  readonly zones?: Extract<Amount, { amount: 'count' }>['of']['zones'];
}): Extract<Amount, { amount: 'count' }>['of'] =>
  zones === undefined ? { where } : { zones, where };

/** A card without a zone is nowhere: in "discard a card" the verb says where, in a group nothing does. */
export const isSomewhere = ({ head, zones }: Noun): boolean =>
  head !== 'card' || zones !== undefined;

/** All the cards in a hand are a number of their own. */
const isHand = ({ where, zones }: Noun): boolean =>
  zones?.[0] === 'hand' && where.every(({ is }) => is === 'ownedBy');

const AMOUNTS = choice<Amount>([
  form('the number of {group:many}', ({ group }) =>
    isHand(group) || !isSomewhere(group) ? undefined : { amount: 'count', of: filterOf(group) },
  ),
  form('the number of cards in {whose:whose} hand', ({ whose }) => ({
    amount: 'handSize',
    player: whose,
  })),
  form('the number of {counter:counter} counters on {object:object}', ({ counter, object }) => ({
    amount: 'counters',
    counter,
    on: object,
  })),
  form('{of:possessor} power', ({ of }) => ({ amount: 'power', of })),
  form('{of:possessor} toughness', ({ of }) => ({ amount: 'toughness', of })),
  form('{of:possessor} mana value', ({ of }) => ({ amount: 'manaValue', of })),
  form('{whose:whose} life total', ({ whose }) => ({ amount: 'life', player: whose })),
  ...(['power', 'toughness', 'mana value'] as const).map((words) => {
    const value = words === 'mana value' ? 'manaValue' : words;
    return form(
      `the total ${words} of {group:several}`,
      ({ group }): Amount => ({
        amount: 'total',
        value,
        of: group,
      }),
    );
  }),
  form('{whose:whose} devotion to {colors:colors}', ({ whose, colors }) => ({
    amount: 'devotion',
    player: whose,
    colors,
  })),
  form('twice {of:amount}', ({ of }) => ({ amount: 'times', factor: 2, of })),
  form('the number of colors among {group:many}', ({ group }) => ({
    amount: 'kinds',
    of: 'color',
    among: filterOf(group),
  })),
  form('the number of card types among {group:many}', ({ group }) => ({
    amount: 'kinds',
    of: 'cardType',
    among: filterOf(group),
  })),
  form('the number of times (it|@) was kicked', () => ({ amount: 'timesKicked' })),
  form('the amount of mana spent to cast (it|@)', () => ({ amount: 'manaSpent' })),
  form('{n:number}', ({ n }) => n),
]);
define('amount', { read: AMOUNTS.read });

define('comparison', {
  read: choice<{ readonly compare: '=' | '<' | '<=' | '>' | '>='; readonly to: Amount }>([
    form('{to:number} or less', ({ to }) => ({ compare: '<=', to })),
    form('{to:number} or greater', ({ to }) => ({ compare: '>=', to })),
    form('{to:number}', ({ to }) => ({ compare: '=', to })),
    form('equal to {to:amount}', ({ to }) => ({ compare: '=', to })),
    form('less than or equal to {to:amount}', ({ to }) => ({ compare: '<=', to })),
    form('greater than or equal to {to:amount}', ({ to }) => ({ compare: '>=', to })),
    form('less than {to:amount}', ({ to }) => ({ compare: '<', to })),
    form('greater than {to:amount}', ({ to }) => ({ compare: '>', to })),
  ]).read,
});

/** Kinds of counters: power and toughness, keywords, or a word of their own (122). */
define('counter', {
  read: (input, at) => {
    const word = input.word(at);
    if (/^[+-]\d+\/[+-]\d+$/.test(word)) return [{ value: word, end: at + 1 }];
    const strike = after(input, at + 1, 'strike') >= 0;
    if (strike && ['first', 'double'].includes(word))
      return [{ value: `${word} strike`, end: at + 2 }];
    return /^[a-z]+$/.test(word) && input.word(at + 1).startsWith('counter')
      ? [{ value: word, end: at + 1 }]
      : [];
  },
});

define('counters', {
  read: (input, at) => {
    const kinds = [...input.once('count', at, slot('count').read)];
    const found = kinds.flatMap(({ value: count, end }) =>
      input.once('counter', end, slot('counter').read).flatMap((kind) => {
        const noun = count === 1 ? 'counter' : 'counters';
        return input.word(kind.end) === noun
          ? [{ value: { counter: kind.value, count }, end: kind.end + 1 }]
          : [];
      }),
    );
    return found;
  },
});

const MULTIPLES: readonly (readonly [string, number])[] = [
  ['twice', 2],
  ['double', 2],
  ['three times', 3],
  ['triple', 3],
];
define('multiple', {
  read: (input, at) =>
    MULTIPLES.flatMap(([words, value]) => {
      const end = after(input, at, words);
      return end < 0 ? [] : [{ value, end }];
    }),
});
