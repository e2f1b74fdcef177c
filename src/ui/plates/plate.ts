import { chords, facets, rays, ripples, rosette, whirl } from './curves';
import { numbers } from './numbers';
import { terrain } from './terrain';

/**
 * Plates: engraved line drawings made from a card's name (which gives the numbers) and its card
 * types (which choose the curve). The same name always gives the same plate, so that a copy bears
 * the mark of what it copies. White lines, black where something hides what lies behind it: the
 * picture is used as a luminance mask, so that the frame's colour shows through in either theme.
 */
export function drawPlate(name: string, types: readonly string[], fine = false): string {
  const r = numbers(name);
  const is = (type: string): boolean => types.includes(type);
  if (is('Land')) return terrain(r, fine, name);
  if (is('Artifact') && is('Creature')) return facets(r, fine, 0.6) + rosette(r, fine);
  if (is('Creature')) return rosette(r, fine);
  if (is('Planeswalker')) return chords(r, fine);
  if (is('Artifact')) return facets(r, fine);
  if (is('Instant')) return rays(r, fine);
  if (is('Sorcery')) return whirl(r, fine);
  return ripples(r, fine);
}

const drawn = new Map<string, string>();
/** Names come from files; the cache must not grow without end. */
const MOST = 600;

/** The plate as a CSS image, drawn once. */
export function plateImage(name: string, types: readonly string[], fine = false): string {
  const key = `${fine ? 1 : 0}|${types.join(' ')}|${name}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  if (drawn.size >= MOST) drawn.clear();
  const image = `url("${plateSource(name, types, fine)}")`;
  drawn.set(key, image);
  return image;
}

/**
 * The plate as the address of a picture, its lines white.
 * @param size attributes that say how large it is, where something else than a page draws it
 */
export function plateSource(
  name: string,
  types: readonly string[],
  fine = false,
  size = '',
): string {
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg"${size} viewBox="0 0 220 100" preserveAspectRatio="xMidYMid slice"`,
    ` fill="none" stroke="#fff" stroke-width="${fine ? 0.55 : 1.15}">`,
    drawPlate(name, types, fine),
    '</svg>',
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
