/** A seeded source of chance for law tests, so that a failure can be played again. */
export interface Chance {
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number;
  /** One of a list that is not empty. */
  one<T>(list: readonly T[]): T;
  /** Some of a list, in random order. */
  some<T>(list: readonly T[], count: number): readonly T[];
  chance(probability: number): boolean;
}

/** Mulberry32: small, fast, good enough to wander through games. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n: number): number => Math.floor(next() * n);
  const some = <T>(list: readonly T[], count: number): readonly T[] => {
    const rest = [...list];
    const found: T[] = [];
    while (found.length < count && rest.length > 0)
      found.push(...rest.splice(below(rest.length), 1));
    return found;
  };
  return {
    below,
    some,
    one: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    chance: (p) => next() < p,
  };
}
