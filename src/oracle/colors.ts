import { COLOR_WORDS, COLORS, type Color } from '../rules/authoring/language';
import { list } from './words';

/**
 * The colours in the order in which they are printed: round the wheel of white, blue, black, red and
 * green, so that the widest gap lies between the last and the first; three of which two are
 * neighbours and one lies opposite begin with the second of the neighbours.
 */
export function inPrintedOrder(colors: readonly Color[]): readonly Color[] {
  const round = COLORS.filter((color) => colors.includes(color));
  const places = round.map((color) => COLORS.indexOf(color));
  const gaps = places.map((place, at) => {
    const previous = places.at(at - 1) ?? place;
    return (place - previous + COLORS.length) % COLORS.length || COLORS.length;
  });
  const opposite = round.length === 3 && Math.max(...gaps) === 2;
  const first = gaps.indexOf(opposite ? 1 : Math.max(...gaps));
  return [...round.slice(first), ...round.slice(0, first)];
}

/** "green and white". */
export const colorList = (colors: readonly Color[]): string =>
  list(inPrintedOrder(colors).map((color) => COLOR_WORDS[color]));
