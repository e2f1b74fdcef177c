import { path, range, short, TAU } from './numbers';

/** The families of curve, one for each card type. Each draws into a box of 220 × 100. */
type Rand = () => number;

/** A wavy ring, turned several times about its centre: the lace of a banknote. */
function lace(id: string, petals: number, radius: number, depth: number, turns: number, sharp = 1) {
  const n = petals * 16;
  const points = range(n).map((i): [number, number] => {
    const a = (i / n) * TAU;
    const s = Math.cos(petals * a);
    const r = radius + depth * Math.sign(s) * Math.abs(s) ** sharp;
    return [r * Math.cos(a), r * Math.sin(a)];
  });
  const step = 360 / petals / turns;
  const turned = range(turns - 1).map(
    (j) => `<use href="#${id}" transform="rotate(${short((j + 1) * step)})"/>`,
  );
  return `<path id="${id}" d="${path(points, true)}"/>${turned.join('')}`;
}

/** Creature: a rosette of three bands of lace. */
export function rosette(r: Rand, fine: boolean): string {
  const p = 3 + Math.floor(r() * 8);
  const q = p + 2 + Math.floor(r() * 9);
  const turns = fine ? 9 : 5;
  const x = 110 + (r() - 0.5) * 36;
  const y = 50 + (r() - 0.5) * 14;
  const sharp = 0.75 + r() * 0.6;
  const a = 13 + r() * 5;
  const b = 38 + r() * 8;
  const c = 82 + r() * 8;
  return [
    `<g transform="translate(${short(x)} ${short(y)})">`,
    lace('a', p, a, a * (0.42 + r() * 0.4), fine ? 6 : 4),
    lace('b', p, b, 15 + r() * 8, turns, sharp),
    lace('c', q, c, 22 + r() * 12, turns),
    `<circle r="${short(c + 44)}"/><circle r="${short(c + 50)}"/></g>`,
  ].join('');
}

/** Artifact: nested polygons, each turned a little against the last. */
export function facets(r: Rand, fine: boolean, some = 1): string {
  const sides = 3 + Math.floor(r() * 5);
  const turn = (0.05 + r() * 0.1) * (r() < 0.5 ? -1 : 1);
  const rings = Math.round((fine ? 30 : 16) * some);
  const x = 110 + (r() - 0.5) * 40;
  const y = 50 + (r() - 0.5) * 16;
  const start = r() * 3;
  const drawn = range(rings).map((k) => {
    const radius = 7 + 128 * ((k + 1) / rings) ** 1.05;
    const corner = (i: number) => start + (turn * k) / some + (i / sides) * TAU;
    return path(
      range(sides).map((i) => [x + radius * Math.cos(corner(i)), y + radius * Math.sin(corner(i))]),
      true,
    );
  });
  return `<path d="${drawn.join('')}"/>`;
}

/** Enchantment: ripples from two centres that cross. */
export function ripples(r: Rand, fine: boolean): string {
  const d = 26 + r() * 40;
  const dy = (r() - 0.5) * 26;
  const k = 0.74 + r() * 0.26;
  const step = fine ? 5 : 8;
  const centres = [
    [110 - d, 50 + dy],
    [110 + d, 50 - dy],
  ] as const;
  return centres
    .flatMap(([x, y]) =>
      range(Math.floor(150 / step)).map((i) => {
        const radius = (i + 0.7) * step;
        return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(radius)}" ry="${short(radius * k)}"/>`;
      }),
    )
    .join('');
}

/** Instant: rays from one point. */
export function rays(r: Rand, fine: boolean): string {
  const n = fine ? 108 : 56;
  const x = 110 + (r() - 0.5) * 60;
  const y = 34 + r() * 32;
  const m = 4 + Math.floor(r() * 6);
  const drawn = range(n).map((i) => {
    const a = (i / n) * TAU;
    const q = 12 + 8 * Math.cos(m * a) + (i % 2) * 6;
    return path([
      [x + q * Math.cos(a), y + q * Math.sin(a)],
      [x + 180 * Math.cos(a), y + 180 * Math.sin(a)],
    ]);
  });
  return `<path d="${drawn.join('')}"/>`;
}

/** Sorcery: a whirl. */
export function whirl(r: Rand, fine: boolean): string {
  const n = (5 + Math.floor(r() * 5)) * (fine ? 7 : 4);
  const twist = (1.7 + r() * 1.5) * (r() < 0.5 ? -1 : 1);
  const x = 110 + (r() - 0.5) * 40;
  const arm = path(
    range(31).map((k) => {
      const t = k / 30;
      const radius = 5 + 145 * t;
      const a = twist * Math.sqrt(t);
      return [radius * Math.cos(a), radius * Math.sin(a)];
    }),
  );
  const turned = range(n - 1).map(
    (i) => `<use href="#w" transform="rotate(${short(((i + 1) * 360) / n)})"/>`,
  );
  return `<g transform="translate(${short(x)} 50)"><path id="w" d="${arm}"/>${turned.join('')}</g>`;
}

/** Planeswalker: chords of a circle. */
export function chords(r: Rand, fine: boolean): string {
  const n = fine ? 96 : 60;
  const m = 2 + Math.floor(r() * 3);
  const drawn = range(n).map((i) => {
    const a = (i / n) * TAU;
    const b = a * m;
    return path([
      [110 + 92 * Math.cos(a), 50 + 80 * Math.sin(a)],
      [110 + 92 * Math.cos(b), 50 + 80 * Math.sin(b)],
    ]);
  });
  return `<path d="${drawn.join('')}"/>`;
}
