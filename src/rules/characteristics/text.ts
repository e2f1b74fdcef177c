import type { Ability } from '../abilities/ability';
import type { Change } from '../abilities/statics';
import { BASIC_LAND_TYPES, COLOR_WORDS, type Color } from '../abilities/values';
import type { Characteristics } from '../kernel/characteristics';
import { intrinsicAbilities, isIntrinsic } from './values';

/** One word of text in place of another of its kind (612). */
export type TextChange = Extract<Change, { change: 'text' }>;

/**
 * The values with the words of the type line and of the object's own text replaced where they are used as such
 * words (612.1, 612.2): not in its name, and not in abilities that effects give it, which come later (612.3).
 */
export function changeText(values: Characteristics, change: TextChange): Characteristics {
  const own = values.abilities
    .filter((held) => !isIntrinsic(held))
    .map((held) =>
      held.from === null ? { ...held, ability: reworded(held.ability, change) } : held,
    );
  const subtypes = change.of === 'color' ? values.subtypes : inPlace(values.subtypes, change);
  const land = values.types.includes('Land') ? intrinsicAbilities(subtypes) : [];
  return { ...values, subtypes, abilities: [...own, ...land] };
}

const known = new WeakMap<Ability, Map<string, Ability>>();

/** The ability with the word replaced; always the same value for the same ability and words. */
function reworded(ability: Ability, change: TextChange): Ability {
  const key = `${change.of} ${change.from} ${change.to}`;
  let ways = known.get(ability);
  if (ways === undefined) {
    ways = new Map();
    known.set(ability, ways);
  }
  let found = ways.get(key);
  if (found === undefined) {
    found = replaceIn(ability, change) as Ability;
    ways.set(key, found);
  }
  return found;
}

const inPlace = (words: readonly string[], { from, to }: TextChange): readonly string[] => [
  ...new Set(words.map((word) => (word === from ? to : word))),
];

/** Fields that hold colours, and fields that hold subtypes. */
const FIELDS: { readonly [K in 'color' | 'type']: ReadonlySet<string> } = {
  color: new Set(['color', 'colors', 'addColors']),
  type: new Set(['subtype', 'subtypes', 'addSubtypes', 'landType']),
};

function replaceIn(node: unknown, change: TextChange): unknown {
  if (Array.isArray(node)) return node.map((one) => replaceIn(one, change));
  if (typeof node !== 'object' || node === null) return node;
  const fields = FIELDS[change.of === 'color' ? 'color' : 'type'];
  const old = node as Readonly<Record<string, unknown>>;
  const now = Object.fromEntries(
    Object.entries(old).map(([key, value]) => {
      const colors = key === 'except' && old.replace === 'chooseAsEnters';
      if (fields.has(key) || (colors && change.of === 'color')) return [key, words(value, change)];
      if (key === 'word') return [key, phrase(value, change)];
      return [key, replaceIn(value, change)];
    }),
  );
  return isNamedByTypes(old) ? { ...now, name: nameOf(now.subtypes) } : now;
}

function words(value: unknown, change: TextChange): unknown {
  if (value === change.from) return change.to;
  if (!Array.isArray(value)) return replaceIn(value, change);
  // "Every basic land type" names none.
  const every = Object.keys(BASIC_LAND_TYPES).every((type) => value.includes(type));
  return every ? value : inPlace(value, change);
}

/** The words of "protection from …". */
function phrase(value: unknown, { of, from, to }: TextChange): unknown {
  if (typeof value !== 'string') return value;
  const said = (word: string) => (of === 'color' ? COLOR_WORDS[word as Color] : word);
  return value.replace(new RegExp(`\\b${said(from)}`, 'g'), said(to));
}

/** A token's name is its creature types, where the text says no other (612.2a, 111.4). */
const isNamedByTypes = ({ name, subtypes }: Readonly<Record<string, unknown>>): boolean =>
  typeof name === 'string' && Array.isArray(subtypes) && name === nameOf(subtypes);

const nameOf = (subtypes: unknown): string =>
  Array.isArray(subtypes) ? `${subtypes.join(' ')} Token` : '';
