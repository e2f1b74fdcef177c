import type { CopyExceptions } from '../../rules/authoring/language';
import type { Input, Read, Reading } from './reading';
import { define, type Exceptions, type Kinds } from './slot';
import { choice, form } from './template';

const withKinds = ({ types, subtypes, supertypes, size }: Kinds): CopyExceptions => ({
  ...(types.length === 0 ? {} : { addTypes: types }),
  ...(subtypes.length === 0 ? {} : { addSubtypes: subtypes }),
  ...(supertypes.length === 0 ? {} : { addSupertypes: supertypes }),
  ...sized({ size }),
});
const sized = ({ size }: Pick<Kinds, 'size'>): CopyExceptions => ({
  ...(typeof size?.power === 'number' ? { power: size.power } : {}),
  ...(typeof size?.toughness === 'number' ? { toughness: size.toughness } : {}),
});
const isVariable = ({ size }: Kinds): boolean =>
  size !== undefined && (typeof size.power !== 'number' || typeof size.toughness !== 'number');

/** Instead of what the original is; types that it keeps would be told (205.1b). */
const asKinds = (kinds: Kinds): CopyExceptions | undefined => {
  const { types, subtypes, supertypes, colors } = kinds;
  if (types.length === 0 || isVariable(kinds)) return undefined;
  return {
    ...sized(kinds),
    ...(colors === undefined ? {} : { colors }),
    types,
    subtypes,
    ...(supertypes.length === 0 ? {} : { addSupertypes: supertypes }),
  };
};

/** One thing that a copy has otherwise than its original (707.9). */
const EXCEPTIONS = choice<Exceptions>([
  form("(it|he|she|the token|the copy) (isn't|'s not) legendary", () => ({
    notSupertypes: ['Legendary'],
  })),
  form(
    "(it|the token|the copy) (isn't|'s not) legendary if (that permanent|that creature|that card|the spell|that spell|the permanent|the creature) is legendary",
    () => ({ notSupertypes: ['Legendary'] }),
  ),
  form(
    "(it|the token|the copy) (isn't|'s not) legendary if {of:attached} is legendary",
    (slots) => ({
      notSupertypes: ['Legendary'],
      legendaryIf: slots.of,
    }),
  ),
  form("(it|he|she) 's {size:size}", ({ size }) =>
    typeof size.power === 'number' && typeof size.toughness === 'number'
      ? { power: size.power, toughness: size.toughness }
      : undefined,
  ),
  form('(its|his|her) power is equal to {power:amount}', ({ power }) => ({ power })),
  form('(its|his|her) toughness is equal to {toughness:amount}', ({ toughness }) => ({
    toughness,
  })),
  form('(its|his|her) starting loyalty is {n:number}', ({ n }) =>
    typeof n === 'number' ? { loyalty: n } : undefined,
  ),
  form('(its|his|her) name is {name:ownName}', ({ name }) => ({ name })),
  form('(it has|he has|she has|has) this ability', () => ({ keepsThisAbility: true })),
  form('(it has|he has|she has|has) {abilities:abilities}', ({ abilities }) => ({
    addAbilities: abilities,
  })),
  form('(it has|he has|she has|has) {abilities:abilities} and this ability', ({ abilities }) => ({
    addAbilities: abilities,
    keepsThisAbility: true,
  })),
  form(
    "it enters with (an additional|a|an) {counter:counter} counter on it if it 's (a|an) {what:noun}",
    ({ counter, what }) => {
      const [only, ...more] = what.where;
      return only?.is !== 'type' || more.length > 0 || what.head !== undefined
        ? undefined
        : { entersWith: [{ counter, count: 1, ifType: only.type }] };
    },
  ),
  form(
    "(it|he|she|the token) 's {kinds:kinds} in addition to (its|his|her) other types",
    ({ kinds }) => (kinds.colors !== undefined || isVariable(kinds) ? undefined : withKinds(kinds)),
  ),
  form("it 's {kinds:kinds} in addition to its other colors and types", ({ kinds }) =>
    kinds.colors === undefined || isVariable(kinds)
      ? undefined
      : { ...withKinds(kinds), addColors: kinds.colors },
  ),
  form("(it|he|she) 's legendary in addition to (its|his|her) other types", () => ({
    addSupertypes: ['Legendary'],
  })),
  form("(it|the token) 's {kinds:kinds}", ({ kinds }) => asKinds(kinds)),
  form("(it 's|the copy is|that the copy is) {color:color}", ({ color }) => ({ colors: [color] })),
]);

/** Several, with commas and "and" between them; none of them twice, but counters for several types. */
const readExceptions: Read<Exceptions> = (input, at) =>
  EXCEPTIONS.read(input, at)
    // "… isn't legendary if …": the condition is part of it.
    .filter(({ end }) => input.word(end) !== 'if')
    .flatMap((first) => [first, ...more(input, first)]);

function more(input: Input, { value, end }: Reading<Exceptions>): readonly Reading<Exceptions>[] {
  const comma = input.word(end) === ',' ? end + 1 : end;
  const next = input.word(comma) === 'and' ? comma + 1 : comma;
  if (next === end) return [];
  return readExceptions(input, next).flatMap((rest) => {
    if (Object.keys(rest.value).some((key) => key in value && key !== 'entersWith')) return [];
    const counters = [...(value.entersWith ?? []), ...(rest.value.entersWith ?? [])];
    const entersWith = counters.length === 0 ? {} : { entersWith: counters };
    return [{ value: { ...value, ...rest.value, ...entersWith }, end: rest.end }];
  });
}

define('exceptions', { read: readExceptions });
define('ownName', {
  read: (input, at) => (input.word(at) === '~' ? [{ value: input.holder.name, end: at + 1 }] : []),
});

/** The exceptions of a copy of that object; nothing where they speak of another. */
export function exceptionsFor(
  of: unknown,
  { legendaryIf, ...except }: Exceptions,
): CopyExceptions | undefined {
  return legendaryIf === undefined || JSON.stringify(legendaryIf) === JSON.stringify(of)
    ? except
    : undefined;
}
