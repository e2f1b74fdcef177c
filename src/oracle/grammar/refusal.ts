import type { PublishedCard } from '../comparison/fingerprint';
import { LONGEST_TEXT } from './tokens';

/** Beyond this many characters a name, a type line or a cost is no card's. */
const LONGEST_HEAD = 400;
const HEAD = ['name', 'type_line', 'mana_cost'] as const;

/** Why these data are not read at all: they are too long for any card's. */
export function refusalOf(faces: readonly PublishedCard[]): string | undefined {
  for (const face of faces) {
    const length = face.oracle_text?.length ?? 0;
    if (length > LONGEST_TEXT)
      return `This text has ${length} characters; the longest that is read has ${LONGEST_TEXT}.`;
    const long = HEAD.find((field) => (face[field]?.length ?? 0) > LONGEST_HEAD);
    if (long !== undefined) return `The ${NAMES[long]} is too long for a card.`;
  }
  return undefined;
}

const NAMES = { name: 'name', type_line: 'type line', mana_cost: 'mana cost' } as const;

/** As much of a face as can be shown. */
export const cut = (face: PublishedCard): PublishedCard => ({
  ...face,
  name: face.name.slice(0, LONGEST_HEAD),
  type_line: face.type_line.slice(0, LONGEST_HEAD),
  ...(face.mana_cost === undefined ? {} : { mana_cost: face.mana_cost.slice(0, LONGEST_HEAD) }),
  ...(face.oracle_text === undefined
    ? {}
    : { oracle_text: face.oracle_text.slice(0, LONGEST_TEXT) }),
});
