import type { Characteristics } from '../../rules';

/** Stands in a list of subtypes for all creature types (702.73a). */
const EVERY_TYPE = '*';

type Types = Pick<Characteristics, 'supertypes' | 'types' | 'subtypes'>;

/** A type line as printed: "Legendary Creature — Human Wizard". */
export function typeLine({ supertypes, types, subtypes }: Types): string {
  const left = [...supertypes, ...types].join(' ') || 'no card type';
  const own = subtypes.filter((s) => s !== EVERY_TYPE);
  const all = own.length < subtypes.length ? [...own, 'every creature type'] : own;
  return all.length === 0 ? left : `${left} — ${all.join(' ')}`;
}

/** The types as they are spoken: "legendary Human Wizard creature", "Plains land". */
export function spokenTypes({ supertypes, types, subtypes }: Types): string {
  const own = subtypes.filter((s) => s !== EVERY_TYPE);
  const words = [
    ...supertypes.map((t) => t.toLowerCase()),
    ...own,
    ...types.map((t) => t.toLowerCase()),
  ];
  const line = words.join(' ') || 'object without a card type';
  return own.length < subtypes.length ? `${line} of every creature type` : line;
}
