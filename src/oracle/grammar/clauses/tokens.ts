import { tokenOf } from '../../../rules/authoring';
import type {
  Ability,
  Color,
  CopiableValues,
  Instruction,
} from '../../../rules/authoring/language';
import { PREDEFINED_TOKENS } from '../predefined';
import { after, type Input, type Read, type Reading } from '../reading';
import { define, type Size, slot, type TokenWords } from '../slot';
import { SUBTYPES } from '../subtypes';
import { colorOf } from '../vocabulary';
import { byEach, says, saysAll } from './kit';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const TYPE_WORDS: ReadonlySet<string> = new Set([
  'artifact',
  'creature',
  'enchantment',
  'land',
  'legendary',
  'snow',
]);

interface Described {
  readonly line: string;
  readonly colors: CopiableValues['colors'];
  readonly size?: Size;
  readonly tapped: boolean;
}

/** "1/1 red and white Goblin creature token": all that stands before "token". */
function describedBefore(input: Input, at: number): readonly Reading<Described>[] {
  let place = at;
  const tapped = input.word(place) === 'tapped';
  if (tapped) place += 1;
  const before: string[] = [];
  while (['legendary', 'snow'].includes(input.word(place))) {
    before.push(capital(input.word(place)));
    place += 1;
  }
  const [size] = input.once('size', place, slot('size').read);
  if (size !== undefined) place = size.end;
  const colors: Color[] = [];
  if (input.word(place) === 'colorless') place += 1;
  else
    for (;;) {
      const color = colorOf(input.word(place));
      if (color === undefined) break;
      colors.push(color);
      place += 1;
      if ([',', 'and'].includes(input.word(place)))
        place += input.word(place + 1) === 'and' ? 2 : 1;
    }
  const subtypes: string[] = [];
  const types: string[] = [];
  for (; place < input.length; place += 1) {
    const word = input.word(place);
    if (word === 'token' || word === 'tokens') break;
    const raw = input.tokens[place]?.raw ?? '';
    const two = SUBTYPES.get(`${word} ${input.word(place + 1)}`);
    const known = two ?? SUBTYPES.get(word);
    if (/^[A-Z]/.test(raw) && known !== undefined && !known.many) {
      subtypes.push(known.name);
      if (two !== undefined) place += 1;
    } else if (TYPE_WORDS.has(word)) types.push(capital(word));
    else return [];
  }
  if (types.length === 0) return [];
  const line = `${[...before, ...types].join(' ')} — ${subtypes.join(' ')}`;
  const value: Described = {
    line,
    colors,
    tapped,
    ...(size === undefined ? {} : { size: size.value }),
  };
  return place < input.length ? [{ value, end: place }] : [];
}

function valuesOf(
  { line, colors, size }: Described,
  abilities: readonly Ability[],
): CopiableValues {
  const fixed = (value: Size['power'] | undefined): number =>
    typeof value === 'number' ? value : 0;
  const numbers =
    size === undefined ? {} : { power: fixed(size.power), toughness: fixed(size.toughness) };
  return tokenOf(line, colors ?? [], numbers, abilities);
}

/** "two 1/1 white Soldier creature tokens with flying", perhaps "that are tapped and attacking". */
const readToken: Read<TokenWords> = (input, at) =>
  input
    .once('count', at, slot('count').read)
    .flatMap(({ value: count, end }) =>
      [...predefined(input, end, count), ...described(input, end, count)].flatMap((reading) => [
        reading,
        ...attacking(input, reading),
      ]),
    );

function described(
  input: Input,
  at: number,
  count: TokenWords['count'],
): readonly Reading<TokenWords>[] {
  return describedBefore(input, at).flatMap(({ value, end }) => {
    if (input.word(end) !== (count === 1 ? 'token' : 'tokens')) return [];
    const variable =
      value.size !== undefined &&
      (typeof value.size.power !== 'number' || typeof value.size.toughness !== 'number');
    const make = (abilities: readonly Ability[], last: number): Reading<TokenWords> => ({
      value: {
        values: valuesOf(value, abilities),
        count,
        ...(value.tapped ? { tapped: true } : {}),
        ...(variable && value.size !== undefined ? { size: value.size } : {}),
      },
      end: last,
    });
    const with_ = input.word(end + 1) === 'with';
    const given = with_ ? input.once('abilities', end + 2, slot('abilities').read) : [];
    const all = [make([], end + 1), ...given.map((one) => make(one.value, one.end))];
    return all.flatMap((reading) => [reading, ...forEach(input, reading)]);
  });
}

/** "… for each creature you control". */
const forEach = (
  input: Input,
  { value, end }: Reading<TokenWords>,
): readonly Reading<TokenWords>[] =>
  value.count !== 1
    ? []
    : input
        .once('forEach', end, slot('forEach').read)
        .map((each) => ({ value: { ...value, count: each.value }, end: each.end }));

function predefined(
  input: Input,
  at: number,
  count: TokenWords['count'],
): readonly Reading<TokenWords>[] {
  const tapped = input.word(at) === 'tapped';
  const place = tapped ? at + 1 : at;
  const name = input.tokens[place]?.raw ?? '';
  if (input.word(place + 1) !== (count === 1 ? 'token' : 'tokens')) return [];
  const values = PREDEFINED_TOKENS.get(name);
  if (values === undefined) return [];
  const value: TokenWords = { values, count, ...(tapped ? { tapped: true } : {}) };
  const reading = { value, end: place + 2 };
  return [reading, ...forEach(input, reading)];
}

/** "that's tapped and attacking". */
function attacking(
  input: Input,
  { value, end }: Reading<TokenWords>,
): readonly Reading<TokenWords>[] {
  const ends = ["that 's tapped and attacking", 'that are tapped and attacking']
    .map((words) => after(input, end, words))
    .filter((last) => last >= 0);
  const here = ["that 's attacking", 'that are attacking']
    .map((words) => after(input, end, words))
    .filter((last) => last >= 0);
  return [
    ...ends.map((last) => ({ value: { ...value, tapped: true, attacking: true }, end: last })),
    ...here.map((last) => ({ value: { ...value, attacking: true }, end: last })),
  ];
}

define('token', { read: readToken });

const created = ({ values, count, tapped, attacking: attacks, size }: TokenWords) => ({
  kind: 'createToken' as const,
  token: values,
  count,
  ...(tapped === true ? { tapped } : {}),
  ...(attacks === true ? { attacking: attacks } : {}),
  ...(size === undefined ? {} : { size }),
});

/** What investigating creates (701.16a). */
const clue = PREDEFINED_TOKENS.get('Clue');

/** Tokens, and copies of what is there (111, 707). */
export const TOKEN_CLAUSES = [
  says(
    '{player:actor} create~ {token:token}',
    ({ player, token }): Instruction =>
      byEach(player, (one) => ({ ...created(token), player: one })),
  ),
  says(
    '{player:actor} create~ {token:token} . (it has|they have) {ability:quoted}',
    ({ player, token, ability }): Instruction | undefined => {
      const { values } = token;
      return 'copyOf' in values
        ? undefined
        : byEach(player, (one) => ({
            ...created({
              ...token,
              values: { ...values, abilities: [...values.abilities, ability] },
            }),
            player: one,
          }));
    },
  ),
  saysAll('{player:actor} create~ {one:token} and {two:token}', ({ player, one, two }) =>
    player.player === 'all' || player.player === 'opponents'
      ? undefined
      : [one, two].map((token) => ({ ...created(token), player })),
  ),
  says('{player:actor} investigate~', ({ player }): Instruction | undefined =>
    clue === undefined
      ? undefined
      : byEach(player, (one) => ({ kind: 'createToken', token: clue, count: 1, player: one })),
  ),
];
