import type { CopiableValues, Face, Layout } from '../abilities/values';
import type { GameObject } from '../kernel/objects';

/** The values that a card or token has with that set of characteristics in use; null: those by default. */
export function valuesWith(printed: CopiableValues, face: Face | null): CopiableValues {
  const { faces } = printed;
  if (faces === undefined) return printed;
  if (face !== null) return faces.of[face];
  return isTwoSided(faces.layout) ? faces.of[0] : printed;
}

/** The values of an object as though it were face up, before copy effects. */
export const faceUpValues = ({ printed, face }: GameObject): CopiableValues =>
  valuesWith(printed, face);

const isTwoSided = (layout: Layout): boolean => layout === 'transform' || layout === 'modal';

/** Whether a card or token has a face on each side (712.1); one that is a copy of such has not by that alone. */
export const isDoubleFaced = ({ faces }: CopiableValues): boolean =>
  faces !== undefined && isTwoSided(faces.layout);

/** What a copy of something with these values as printed takes over: of two sides only the front (707.8). */
export const copied = (printed: CopiableValues): CopiableValues => valuesWith(printed, null);

/** Each set of values that the card may come to have. */
export function allValues(printed: CopiableValues): readonly CopiableValues[] {
  const { faces } = printed;
  return faces === undefined ? [printed] : [printed, ...faces.of];
}

/**
 * The mana cost that gives an object its mana value where that is not its own: the back of a nonmodal
 * double-faced permanent or spell has that of its front (202.3b).
 */
export function frontCost({ printed, face, faceDown }: GameObject): string | null | undefined {
  const { faces } = printed;
  if (faces?.layout !== 'transform' || face !== 1 || faceDown !== null) return undefined;
  return faces.of[0].manaCost ?? null;
}

/** Whether it is an Adventure spell: it, or what it is a copy of, was cast as one (715.3b, c). */
export const isAsAdventure = (object: GameObject | undefined): boolean =>
  object?.face === 1 && object.printed.faces?.layout === 'adventure';

/** Whether it is an Omen spell (720.3b, c). */
export const isAsOmen = (object: GameObject | undefined): boolean =>
  object?.face === 1 && object.printed.faces?.layout === 'omen';

/** All names of a card, as they stand on it: "Fire // Ice", "Delver of Secrets // Insectile Aberration". */
export function fullName(printed: CopiableValues): string {
  const { faces } = printed;
  return faces === undefined ? printed.name : faces.of.map(({ name }) => name).join(' // ');
}

/** Whether one of the names is that: a split card off the stack has two (709.4a). */
export const hasName = (name: string, wanted: string): boolean =>
  name === wanted || (name.includes(' // ') && name.split(' // ').includes(wanted));
