import type { CardType, Change, Color, Supertype } from '../../rules/authoring/language';
import { BASIC_LAND_TYPES } from '../../rules/authoring/language';
import type { Input, Read } from './reading';
import { define, type Kinds, slot } from './slot';
import { SUBTYPES } from './subtypes';
import { colorOf, TYPE_WORDS } from './vocabulary';

/** Of what an object on the battlefield may be said to be. */
const SAID: ReadonlySet<CardType> = new Set(['Artifact', 'Creature', 'Enchantment', 'Land']);

/** "a 2/2 blue Frog creature", "Mountains", "a colorless land": what something is said to be or to become. */
const readKinds: Read<Kinds> = (input, at) => {
  const types: CardType[] = [];
  const subtypes: string[] = [];
  const supertypes: Supertype[] = [];
  let place = ['a', 'an'].includes(input.word(at)) ? at + 1 : at;
  if (input.word(place) === 'legendary') {
    supertypes.push('Legendary');
    place += 1;
  }
  const [size] = input.once('size', place, slot('size').read);
  if (size !== undefined) place = size.end;
  const colors = colorsAt(input, place);
  place = colors.end;
  for (;;) {
    const word = input.word(place);
    const type = TYPE_WORDS.get(word)?.type;
    const named = /^[A-Z]/.test(input.tokens[place]?.raw ?? '') ? SUBTYPES.get(word) : undefined;
    if (type !== undefined && SAID.has(type)) types.push(type);
    else if (named !== undefined) subtypes.push(named.name);
    else break;
    place += 1;
    if (input.word(place) === 'and' && SUBTYPES.has(input.word(place + 1))) return [];
  }
  if (types.length + subtypes.length === 0) return [];
  const value: Kinds = {
    types,
    subtypes,
    supertypes,
    ...(size === undefined ? {} : { size: size.value }),
    ...(colors.value === undefined ? {} : { colors: colors.value }),
  };
  return [{ value, end: place }];
};

function colorsAt(
  input: Input,
  at: number,
): { readonly value?: readonly Color[]; readonly end: number } {
  if (input.word(at) === 'colorless') return { value: [], end: at + 1 };
  const found: Color[] = [];
  let place = at;
  for (;;) {
    const color = colorOf(input.word(place));
    if (color === undefined) return found.length === 0 ? { end: at } : { value: found, end: place };
    found.push(color);
    place += 1;
    if (input.word(place) === 'and' && colorOf(input.word(place + 1)) !== undefined) place += 1;
  }
}

define('kinds', { read: readKinds });
define('colors', {
  read: (input, at) => {
    const { value, end } = colorsAt(input, at);
    return value === undefined || value.length === 0 ? [] : [{ value, end }];
  },
});
define('color', {
  read: (input, at) => {
    const color = colorOf(input.word(at));
    return color === undefined ? [] : [{ value: color, end: at + 1 }];
  },
});

const sized = ({ size, colors }: Kinds): readonly Change[] => [
  ...(colors === undefined ? [] : [{ change: 'setColors' as const, colors }]),
  ...(size === undefined ? [] : [{ change: 'setPT' as const, ...size }]),
];

/** What is added "in addition to" what something is already (205.1b). */
export function added(kinds: Kinds): readonly Change[] {
  const { types, subtypes, supertypes } = kinds;
  return [
    {
      change: 'addTypes',
      ...(types.length === 0 ? {} : { types }),
      ...(subtypes.length === 0 ? {} : { subtypes }),
      ...(supertypes.length === 0 ? {} : { supertypes }),
    },
    ...sized(kinds),
  ];
}

/** An artifact creature keeps what it was without a word (205.1b). */
export const isArtifactCreature = ({ types, subtypes }: Kinds): boolean =>
  types.includes('Artifact') && types.includes('Creature') && subtypes.length === 0;

/**
 * What something is instead of what it was (205.1a): basic land types of a land (305.7), creature types of what stays
 * a creature, a land and no longer anything else. Nothing where the rules leave more than one reading.
 */
export function instead(kinds: Kinds): readonly Change[] | undefined {
  const { types, subtypes, supertypes } = kinds;
  if (supertypes.length > 0) return undefined;
  const lands = subtypes.every((name) => Object.hasOwn(BASIC_LAND_TYPES, name));
  if (types.length === 0)
    return subtypes.length > 0 && (lands || subtypes.length === 1)
      ? [{ change: 'setTypes', subtypes }, ...sized(kinds)]
      : undefined;
  if (types.length === 1 && types[0] === 'Land' && lands)
    return [{ change: 'setTypes', types, subtypes }, ...sized(kinds)];
  return undefined;
}
