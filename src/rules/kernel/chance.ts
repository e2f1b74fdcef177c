import type { State } from './state';

type Chance = State['chance'];

/** A number from 0 to below 1, and the chance that is left: the same seed gives the same course. */
export function random(chance: Chance): readonly [number, Chance] {
  let h = (Math.imul(chance.seed | 0, 0x9e3779b1) ^ Math.imul(chance.used + 1, 0x85ebca6b)) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  h ^= h >>> 15;
  return [(h >>> 0) / 2 ** 32, { ...chance, used: chance.used + 1 }];
}

/** A list in random order (701.24a). */
export function shuffled<T>(list: readonly T[], chance: Chance): readonly [readonly T[], Chance] {
  const rest = [...list];
  const order: T[] = [];
  let left = chance;
  while (rest.length > 0) {
    const [r, next] = random(left);
    left = next;
    order.push(...rest.splice(Math.floor(r * rest.length), 1));
  }
  return [order, left];
}
