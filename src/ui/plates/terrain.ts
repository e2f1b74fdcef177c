import { path, range, short, TAU } from './numbers';

/**
 * Lands: ridge behind ridge under a sun. The basic land types have their own terrain.
 * A ridge hides what lies behind it: it is filled black, which a luminance mask leaves out.
 */
type Kind = 'roll' | 'wave' | 'flat' | 'peak' | 'fir' | 'step';
interface Ground {
  readonly amp: number;
  readonly freq: number;
  readonly kind: Kind;
  readonly top: number;
}

const BASIC: Record<string, Ground> = {
  Plains: { amp: 3, freq: 0.7, kind: 'roll', top: 46 },
  Island: { amp: 4.4, freq: 3.4, kind: 'wave', top: 40 },
  Swamp: { amp: 1, freq: 2, kind: 'flat', top: 44 },
  Mountain: { amp: 46, freq: 1.7, kind: 'peak', top: 62 },
  Forest: { amp: 17, freq: 13, kind: 'fir', top: 50 },
};

const OTHER: readonly Kind[] = ['roll', 'peak', 'step'];

const ground = (r: () => number): Ground => ({
  amp: 12 + r() * 22,
  freq: 0.8 + r() * 2.6,
  kind: OTHER[Math.floor(r() * 3)] ?? 'roll',
  top: 48 + r() * 8,
});

const saw = (u: number): number => 1 - Math.abs(((((u / Math.PI) % 2) + 2) % 2) - 1);

const HEIGHT: Record<Kind, (u: number, row: number) => number> = {
  roll: (u) => (Math.sin(u) + 0.5 * Math.sin(1.7 * u + 2)) * 0.6,
  wave: (u) => 0.5 - Math.abs(Math.sin(u)),
  flat: (u) => Math.sin(u) * 0.5,
  peak: (u) => Math.max(saw(u) * 1.25 - 0.5, 0.42 * saw(u * 2.63) - 0.1),
  fir: (u, row) => saw(u) ** 1.25 * (0.62 + 0.38 * Math.sin(u * 0.37 + row)),
  step: (u) => (Math.round((Math.sin(u) + Math.sin(2.1 * u)) * 1.4) / 2.8) * 0.8,
};

function ridge(g: Ground, t: number, row: number, phase: number, points: number): string {
  const base = g.top + t ** 1.55 * (104 - g.top);
  const amp = g.amp * (g.kind === 'peak' ? 1 - t * 0.8 : 0.5 + t * 0.6);
  const near = g.kind === 'fir' || g.kind === 'wave' ? 1.35 - t * 0.6 : 1;
  const line = range(points + 1).map((i): [number, number] => {
    const x = (i / points) * 220;
    const u = (x / 220) * TAU * g.freq * near + phase;
    return [x, base - amp * HEIGHT[g.kind](u, row)];
  });
  const left = line[0]?.[1] ?? base;
  const right = line.at(-1)?.[1] ?? base;
  const shape = path([[-4, 110], [-4, left], ...line, [224, right], [224, 110]], true);
  return `<path fill="#000" d="${shape}"/>`;
}

export function terrain(r: () => number, fine: boolean, name: string): string {
  const g = BASIC[name] ?? ground(r);
  const rows = fine ? 16 : 9;
  const rings = fine ? 6 : 4;
  const sunX = 46 + r() * 128;
  const sunR = 17 + r() * 9;
  const sun = range(rings).map(
    (k) =>
      `<circle cx="${short(sunX)}" cy="${short(g.top - 17)}" r="${short(sunR * (1 - k / rings))}"/>`,
  );
  const ridges = range(rows).map((row) =>
    ridge(g, row / (rows - 1), row, r() * TAU, fine ? 150 : 90),
  );
  return sun.join('') + ridges.join('');
}
