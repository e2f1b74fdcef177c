import type { CopyExceptions } from '../../rules/authoring/language';
import type { Input, Read, Reading } from './reading';
import { define, type Kinds } from './slot';
import { choice, form } from './template';

const withKinds = ({ types, subtypes, supertypes, size }: Kinds): CopyExceptions => ({
  ...(types.length === 0 ? {} : { addTypes: types }),
  ...(subtypes.length === 0 ? {} : { addSubtypes: subtypes }),
  ...(supertypes.length === 0 ? {} : { addSupertypes: supertypes }),
  ...(typeof size?.power === 'number' ? { power: size.power } : {}),
  ...(typeof size?.toughness === 'number' ? { toughness: size.toughness } : {}),
});
const isVariable = ({ size }: Kinds): boolean =>
  size !== undefined && (typeof size.power !== 'number' || typeof size.toughness !== 'number');

/** One thing that a copy has otherwise than its original (707.9). */
const EXCEPTIONS = choice<CopyExceptions>([
  form("(it|the token) (isn't|'s not) legendary", () => ({ notSupertypes: ['Legendary'] })),
  form("it 's {size:size}", ({ size }) => ({ power: size.power, toughness: size.toughness })),
  form('(it has|has) this ability', () => ({ keepsThisAbility: true })),
  form('(it has|has) {abilities:abilities}', ({ abilities }) => ({ addAbilities: abilities })),
  form("it 's {kinds:kinds} in addition to its other types", ({ kinds }) =>
    kinds.colors !== undefined || isVariable(kinds) ? undefined : withKinds(kinds),
  ),
  form("it 's {kinds:kinds} in addition to its other colors and types", ({ kinds }) =>
    kinds.colors === undefined || isVariable(kinds)
      ? undefined
      : { ...withKinds(kinds), addColors: kinds.colors },
  ),
  form("it 's legendary in addition to its other types", () => ({ addSupertypes: ['Legendary'] })),
]);

/** Several, with commas and "and" between them; none of them twice. */
const readExceptions: Read<CopyExceptions> = (input, at) =>
  EXCEPTIONS.read(input, at).flatMap((first) => [first, ...more(input, first)]);

function more(
  input: Input,
  { value, end }: Reading<CopyExceptions>,
): readonly Reading<CopyExceptions>[] {
  const comma = input.word(end) === ',' ? end + 1 : end;
  const next = input.word(comma) === 'and' ? comma + 1 : comma;
  if (next === end) return [];
  return readExceptions(input, next).flatMap((rest) =>
    Object.keys(rest.value).some((key) => key in value)
      ? []
      : [{ value: { ...value, ...rest.value }, end: rest.end }],
  );
}

define('exceptions', { read: readExceptions });
