import type { Scenario } from './format';

/** Lists and objects that fit within this many characters stand on one line. */
const WIDTH = 100;
/** The fields of the top level in the order in which they are written. */
const ORDER = [
  'scenario',
  'title',
  'about',
  'cites',
  'seed',
  'chance',
  'variant',
  'monarch',
  'initiative',
  'cards',
  'players',
  'turn',
  'play',
] as const satisfies readonly (keyof Scenario)[];

/** Writes a scenario as a file: always the same text for the same scenario, made to be read. */
export function write(scenario: Scenario): string {
  const lines = ORDER.filter((key) => scenario[key] !== undefined).map(
    (key) => `  ${JSON.stringify(key)}: ${written(scenario[key], 2, key.length + 6)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** A value at an indent; `before` says how much of its first line is taken already. */
function written(value: unknown, indent: number, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const short = onOneLine(value, WIDTH - before);
  if (short !== undefined) return short;
  const inner = ' '.repeat(indent + 2);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const items = parts(value).map(([label, item]) => {
    const start = inner + label;
    return start + written(item, indent + 2, start.length);
  });
  return `${open}\n${items.join(',\n')}\n${' '.repeat(indent)}${close}`;
}

/** The items of a list, or the fields of an object with their names in front. */
function parts(value: object): readonly (readonly [label: string, item: unknown])[] {
  if (Array.isArray(value)) return value.map((item) => ['', item] as const);
  return Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => [`${JSON.stringify(key)}: `, item] as const);
}

/** The value on one line, unless that is longer than there is room. */
function onOneLine(value: unknown, room: number): string | undefined {
  if (typeof value !== 'object' || value === null) {
    const plain = JSON.stringify(value);
    return plain.length <= room ? plain : undefined;
  }
  const pieces: string[] = [];
  let left = room - (Array.isArray(value) ? 2 : 4);
  for (const [label, item] of parts(value)) {
    const piece = onOneLine(item, left - label.length);
    if (piece === undefined) return undefined;
    pieces.push(label + piece);
    left -= label.length + piece.length + 2;
    if (left < -2) return undefined;
  }
  const joined = pieces.join(', ');
  if (Array.isArray(value)) return `[${joined}]`;
  return pieces.length === 0 ? '{}' : `{ ${joined} }`;
}
