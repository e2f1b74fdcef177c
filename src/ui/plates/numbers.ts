/** A small seeded generator: the same name always gives the same numbers, 0 ≤ n < 1. */
export function numbers(name: string): () => number {
  let h = 2166136261;
  for (const letter of name) {
    h ^= letter.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  return () => {
    h += 0x6d2b79f5;
    let t = Math.imul(h ^ (h >>> 15), h | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Point = readonly [number, number];

export const TAU = 2 * Math.PI;
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
export const short = (n: number): number => Math.round(n * 10) / 10;
export const path = (points: readonly Point[], close = false): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${close ? 'Z' : ''}`;
