import type { Color, Cost, CostPart, Filter, ManaOutput } from '../../rules/authoring/language';
import { countedNoun } from './nouns';
import { filterOf, type readNumber } from './numbers';
import type { Input, Read, Reading } from './reading';
import { define, type Noun, slot } from './slot';
import { choice, form } from './template';
import { colorOf } from './vocabulary';

const SYMBOL = /^\{(?:[WUBRGCSXYZ]|\d{1,7}|(?:[WUBRGC]|2)\/[WUBRGCP](?:\/P)?)\}$/;

/** Mana symbols in a row (107.4). */
function readSymbols(input: Input, at: number): readonly Reading<string>[] {
  let text = '';
  let end = at;
  for (; SYMBOL.test(input.tokens[end]?.raw ?? ''); end += 1) text += input.tokens[end]?.raw ?? '';
  return end === at ? [] : [{ value: text, end }];
}
define('symbols', { read: readSymbols });
define('manaType', {
  read: (input, at) => {
    const [, letter] = /^\{([WUBRGC])\}$/.exec(input.tokens[at]?.raw ?? '') ?? [];
    if (letter !== undefined) return [{ value: letter as Color | 'C', end: at + 1 }];
    const color = input.word(at) === 'colorless' ? 'C' : colorOf(input.word(at));
    return color === undefined || input.word(at + 1) !== 'mana'
      ? []
      : [{ value: color, end: at + 2 }];
  },
});

const groupsOf: Read<readonly string[]> = (input, at) => {
  const groups: string[] = [];
  let place = at;
  for (;;) {
    const [group] = readSymbols(input, place);
    if (group === undefined) return [];
    groups.push(group.value);
    place = group.end;
    const comma = input.word(place) === ',';
    const next = comma ? place + 1 : place;
    const last = input.word(next) === 'or';
    if (last) {
      const [end] = readSymbols(input, next + 1);
      return end === undefined ? [] : [{ value: [...groups, end.value], end: end.end }];
    }
    if (!comma) return [];
    place = next;
  }
};

/** The name of a colour that was named before, until it is known which. */
export const THAT_COLOR = '?color';

const OUTPUTS = choice<ManaOutput>([
  form('{symbols:symbols}', ({ symbols }) => ({ mana: 'fixed', symbols })),
  form('{symbols:symbols} {times:forEach}', ({ symbols, times }) => ({
    mana: 'fixed',
    symbols,
    times,
  })),
  form('an amount of {symbols:symbols} equal to {times:amount}', ({ symbols, times }) => ({
    mana: 'fixed',
    symbols,
    times,
  })),
  form('one mana of any color', () => ({ mana: 'anyColor' })),
  form('{count:number} mana of any one color', ({ count }) => ({ mana: 'anyColor', count })),
  form('an additional {symbols:symbols}', ({ symbols }) => ({ mana: 'fixed', symbols })),
  form('an additional one mana of any color', () => ({ mana: 'anyColor' })),
  form('one mana of any type that (land|permanent) produced', () => ({ mana: 'typeProduced' })),
  form('one mana of the chosen color', () => ({ mana: 'chosenColor' })),
  form('{count:number} mana of the chosen color', ({ count }) =>
    count === 1 ? undefined : { mana: 'chosenColor', count },
  ),
  form('an additional one mana of the chosen color', () => ({ mana: 'chosenColor' })),
  form('[an additional] one mana of that color', () => ({ mana: 'boundColor', name: THAT_COLOR })),
  form('{or:symbols} or one mana of the chosen color', ({ or }) => ({ mana: 'chosenColor', or })),
  form("one mana of any color in {whose:whose} commander's color identity", ({ whose }) => ({
    mana: 'commanderIdentity',
    player: whose,
  })),
  form('one mana of any type that {one:one} could produce', ({ one }) => ({
    mana: 'couldProduce',
    of: filterOf(one),
    colorsOnly: false,
  })),
  form('one mana of any color that {one:one} could produce', ({ one }) => ({
    mana: 'couldProduce',
    of: filterOf(one),
    colorsOnly: true,
  })),
  form("one mana of any of the exiled card's colors", () => ({ mana: 'colorOfLinked' })),
]);
define('mana', {
  read: (input, at) => [
    ...OUTPUTS.read(input, at),
    ...groupsOf(input, at).map(({ value, end }) => ({
      value: { mana: 'oneOf' as const, groups: value },
      end,
    })),
  ],
});

/** Cards in a hand and a graveyard that are paid with are the payer's own. */
const ownOnly = ({ where, zones }: Noun): Filter =>
  filterOf({
    where: where.filter(
      (predicate) => !(predicate.is === 'ownedBy' && predicate.player.player === 'you'),
    ),
    ...(zones === undefined ? {} : { zones }),
  });

/** Permanents that are paid with are the payer's own. */
const controlledOnly = ({ where }: Noun): Filter => ({
  where: where.filter(
    (predicate) => !(predicate.is === 'controlledBy' && predicate.player.player === 'you'),
  ),
});

type Counted = ReturnType<typeof countedNoun>[number]['value'];

/** A part that begins with its verb and goes on with a counted noun. */
function paying(
  verb: string,
  part: (counted: Counted) => CostPart | undefined,
  rest: readonly string[] = [],
): Read<CostPart> {
  return (input, at) =>
    input.word(at) !== verb
      ? []
      : countedNoun(input, at + 1).flatMap(({ value, end }) => {
          const made = part(value);
          const follows = rest.every((word, n) => input.word(end + n) === word);
          return made !== undefined && follows ? [{ value: made, end: end + rest.length }] : [];
        });
}

const without = (noun: Noun, is: (predicate: Noun['where'][number]) => boolean): Noun => ({
  ...noun,
  where: noun.where.filter((predicate) => !is(predicate)),
});
const isTapped = (predicate: Noun['where'][number]): boolean => predicate.is === 'tapped';
const isUntapped = (predicate: Noun['where'][number]): boolean =>
  predicate.is === 'not' && predicate.not.is === 'tapped';

const PARTS: readonly Read<CostPart>[] = [
  choice<CostPart>([
    form('{symbols:symbols}', ({ symbols }) => ({ pay: 'mana', mana: symbols })),
    form('pay {symbols:symbols}', ({ symbols }) => ({ pay: 'mana', mana: symbols })),
    form('{t}', () => ({ pay: 'tap' })),
    form('{q}', () => ({ pay: 'untap' })),
    form('pay {life:life}', ({ life }) => ({ pay: 'life', amount: life })),
    form('sacrifice @', () => ({ pay: 'sacrificeThis' })),
    form('exile @', () => ({ pay: 'exileThis' })),
    form('exile @ from your graveyard', () => ({ pay: 'exileThis' })),
    form('exile @ from your hand', () => ({ pay: 'exileThis' })),
    form('exert @', () => ({ pay: 'exertThis' })),
    form('discard @', () => ({ pay: 'discardThis' })),
    form('discard your hand', () => ({
      pay: 'discard',
      what: { zones: ['hand'], where: [] },
      count: { amount: 'handSize', player: { player: 'you' } },
    })),
    form('remove {counters:counters} from @', ({ counters }) => ({
      pay: 'removeCounters',
      ...counters,
    })),
    form('put {counters:counters} on @', ({ counters }) => ({ pay: 'putCounters', ...counters })),
    form('remove {counters:counters} from {one:one}', ({ counters, one }) => ({
      pay: 'removeCountersFrom',
      what: controlledOnly(one),
      ...counters,
    })),
  ]).read,
  paying('sacrifice', ({ noun, count }) => ({
    pay: 'sacrifice',
    what: controlledOnly(noun),
    count,
  })),
  paying('discard', ({ noun, count }) =>
    noun.head === 'card' && noun.zones === undefined
      ? { pay: 'discard', what: { zones: ['hand'], where: noun.where }, count }
      : undefined,
  ),
  paying('tap', ({ noun, count }) =>
    noun.where.some(isUntapped)
      ? { pay: 'tapPermanents', what: filterOf(without(noun, isUntapped)), count }
      : undefined,
  ),
  paying('untap', ({ noun, count }) =>
    noun.where.some(isTapped)
      ? { pay: 'untapPermanents', what: filterOf(without(noun, isTapped)), count }
      : undefined,
  ),
  paying('exile', ({ noun, count }) => ({
    pay: 'exile',
    what: noun.zones === undefined ? controlledOnly(noun) : ownOnly(noun),
    count,
  })),
  paying('return', ({ noun, count }) => ({ pay: 'return', what: controlledOnly(noun), count }), [
    'to',
    'its',
    'owner',
    "'s",
    'hand',
  ]),
  paying('return', ({ noun, count }) => ({ pay: 'return', what: controlledOnly(noun), count }), [
    'to',
    'their',
    'owner',
    "'s",
    'hand',
  ]),
];

const readPart: Read<CostPart> = (input, at) => PARTS.flatMap((read) => read(input, at));

/** Parts one after the other, with a comma or "and" between them. */
export function readCost(
  input: Input,
  at: number,
  tie: readonly string[],
): readonly Reading<Cost>[] {
  return input.once('cost part', at, readPart).flatMap(({ value, end }) => {
    const alone: Reading<Cost> = { value: [value], end };
    if (!tie.includes(input.word(end))) return [alone];
    const more = readCost(input, end + 1, tie);
    return [alone, ...more.map((rest) => ({ value: [value, ...rest.value], end: rest.end }))];
  });
}

define('cost', {
  read: (input, at) => readCost(input, at, ['and', ',']),
});

/** A loyalty symbol (606.4). */
export function readLoyalty(word: string): number | 'minusX' | undefined {
  if (word === '-x') return 'minusX';
  return /^(?:[+-]\d+|0)$/.test(word) ? Number(word) : undefined;
}

/** "+1/+1", "-2/-0", "+X/+0". */
const MODIFIER = /^([+-])(\d+|x)\/([+-])(\d+|x)$/;
define('modifier', {
  read: (input, at) => {
    const [, ...parts] = MODIFIER.exec(input.word(at)) ?? [];
    const [powerSign, power, toughnessSign, toughness] = parts;
    if (power === undefined || toughness === undefined) return [];
    const value = {
      power: signedAmount(powerSign, power),
      toughness: signedAmount(toughnessSign, toughness),
    };
    const plain: Reading<typeof value> = { value, end: at + 1 };
    const each = input.once('forEach', at + 1, slot('forEach').read).map(({ value: of, end }) => ({
      value: { power: times(value.power, of), toughness: times(value.toughness, of) },
      end,
    }));
    return [plain, ...each];
  },
});

type Amount = ReturnType<typeof readNumber>[number]['value'];
const X: Amount = { amount: 'x' };

function signedAmount(sign: string | undefined, text: string): Amount {
  const amount = text === 'x' ? X : Number(text);
  if (sign !== '-') return amount;
  return typeof amount === 'number' ? (amount === 0 ? 0 : -amount) : negative(amount);
}

const negative = (of: Amount): Amount => ({ amount: 'times', factor: -1, of });

/** That many times as much. */
function times(amount: Amount, of: Amount): Amount {
  if (typeof amount !== 'number' || amount === 0) return amount;
  return amount === 1 ? of : { amount: 'times', factor: amount, of };
}

define('size', {
  read: (input, at) => {
    const [, power, toughness] = /^(\d+|x)\/(\d+|x)$/.exec(input.word(at)) ?? [];
    if (power === undefined || toughness === undefined) return [];
    const of = (text: string): Amount => (text === 'x' ? X : Number(text));
    return [{ value: { power: of(power), toughness: of(toughness) }, end: at + 1 }];
  },
});

/** The symbols and the dash after a keyword: "{2}", "—Pay 3 life". */
export function keywordCost(input: Input, at: number): readonly Reading<Cost>[] {
  if (input.word(at) !== '—')
    return readSymbols(input, at).map(({ value, end }) => ({
      value: [{ pay: 'mana', mana: value }],
      end,
    }));
  return readCost(input, at + 1, [',', 'and']).map(({ value, end }) => ({
    value,
    end: input.word(end) === '.' ? end + 1 : end,
  }));
}
