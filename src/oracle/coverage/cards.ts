import type { PublishedCard } from '../comparison/fingerprint';

/** Why a card is counted apart from those that are played with ordinary decks. */
export type Apart = 'funny' | 'digital' | 'nontraditional';

/** A card of a data file, in one shape whatever the file's own. */
export interface DataCard extends PublishedCard {
  readonly layout?: string;
  readonly year?: string;
  readonly apart?: Apart;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * The cards of a data file: Scryfall's bulk array, MTGJSON (by card name, by set, or by printing), or one JSON object
 * of either kind a line. A card that was printed more than once is taken once.
 */
export function cardsOf(text: string): readonly DataCard[] {
  const cards = new Map<string, DataCard>();
  for (const card of rowsOf(text)) if (!cards.has(card.name)) cards.set(card.name, card);
  return [...cards.values()];
}

function rowsOf(text: string): readonly DataCard[] {
  const whole = parsed(text);
  const values = whole === undefined ? linesOf(text) : [whole];
  const rows: Row[] = [];
  for (const value of values) gather(value, rows);
  if (rows.length === 0) throw new Error('No card was found in these data.');
  const scryfall = rows.filter((row) => 'type_line' in row || 'card_faces' in row);
  const mtgjson = rows.filter((row) => typeof row.type === 'string' && !('type_line' in row));
  return [...scryfall.map(fromScryfall), ...fromMtgjson(mtgjson)];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const linesOf = (text: string): readonly unknown[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at) => {
      const value = parsed(line);
      if (value === undefined) throw new Error(`Line ${at + 1} is no JSON.`);
      return value;
    });

/** Everything that looks like a card, however deep the file keeps it. */
function gather(value: unknown, rows: Row[]): void {
  if (Array.isArray(value)) for (const one of value) gather(one, rows);
  else if (isRow(value)) {
    if (typeof value.name === 'string' && isCard(value)) rows.push(value);
    else if (Array.isArray(value.cards)) gather(value.cards, rows);
    else
      for (const one of Object.values(isRow(value.data) ? value.data : value)) {
        if (isRow(one) || Array.isArray(one)) gather(one, rows);
      }
  }
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const isCard = (row: Row): boolean =>
  'type_line' in row || 'card_faces' in row || ('type' in row && 'layout' in row);

const NO_TRADITIONAL_TYPE =
  /\b(?:Plane|Phenomenon|Scheme|Vanguard|Conspiracy|Dungeon|Card|Emblem|Token)\b/;
const NO_TRADITIONAL_LAYOUT =
  /^(?:planar|scheme|vanguard|token|double_faced_token|emblem|art_series|reversible_card)$/;

function apartOf(row: Row, line: string): Apart | undefined {
  if (row.funny === true || row.isFunny === true || row.set_type === 'funny') return 'funny';
  if (row.digital === true || row.isOnlineOnly === true) return 'digital';
  const before = line.split('—')[0] ?? '';
  const layout = textOf(row.layout) ?? '';
  return row.nontraditional === true ||
    NO_TRADITIONAL_TYPE.test(before) ||
    NO_TRADITIONAL_LAYOUT.test(layout)
    ? 'nontraditional'
    : undefined;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

function fromScryfall(row: Row): DataCard {
  const faces = Array.isArray(row.card_faces) ? row.card_faces.filter(isRow) : undefined;
  const line = textOf(row.type_line) ?? faces?.map((face) => textOf(face.type_line)).join(' // ');
  return {
    ...faceOf(row, SCRYFALL),
    ...(faces === undefined ? {} : { card_faces: faces.map((face) => faceOf(face, SCRYFALL)) }),
    ...about(row, line ?? '', textOf(row.released_first) ?? textOf(row.released_at)),
  };
}

function about(row: Row, line: string, date: string | undefined) {
  const apart = apartOf(row, line);
  const layout = textOf(row.layout);
  return {
    ...(layout === undefined ? {} : { layout }),
    ...(date === undefined ? {} : { year: date.slice(0, 4) }),
    ...(apart === undefined ? {} : { apart }),
  };
}

/** MTGJSON has an object for each face; those with the same name and different sides are one card. */
function fromMtgjson(rows: readonly Row[]): readonly DataCard[] {
  const byName = new Map<string, Map<string, Row>>();
  for (const row of rows) {
    const name = textOf(row.name) ?? '';
    const sides = byName.get(name) ?? new Map<string, Row>();
    byName.set(name, sides);
    const side = textOf(row.side) ?? '';
    if (!sides.has(side)) sides.set(side, row);
  }
  return [...byName].flatMap(([name, sides]) => {
    const faces = [...sides].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    const [first] = faces;
    if (first === undefined) return [];
    const line = faces.map((face) => textOf(face.type)).join(' // ');
    const one = { ...faceOf(first, MTGJSON), name };
    const read = faces.map((face) => {
      const values = faceOf(face, MTGJSON);
      return { ...values, name: textOf(face.faceName) ?? values.name };
    });
    return [
      {
        ...one,
        type_line: line,
        ...(faces.length === 1 ? {} : { card_faces: read }),
        ...about(first, line, textOf(first.originalReleaseDate)),
      },
    ];
  });
}

const SCRYFALL = {
  cost: 'mana_cost',
  line: 'type_line',
  text: 'oracle_text',
  colors: 'color_indicator',
} as const;
const MTGJSON = {
  cost: 'manaCost',
  line: 'type',
  text: 'text',
  colors: 'colorIndicator',
} as const;

function faceOf(row: Row, names: Readonly<Record<keyof typeof SCRYFALL, string>>): PublishedCard {
  const field = (name: string, as: string) => {
    const value = textOf(row[name]);
    return value === undefined ? {} : { [as]: value };
  };
  const colors = row[names.colors];
  return {
    name: textOf(row.name) ?? '',
    type_line: textOf(row[names.line]) ?? '',
    ...field(names.cost, 'mana_cost'),
    ...field(names.text, 'oracle_text'),
    ...field('power', 'power'),
    ...field('toughness', 'toughness'),
    ...field('loyalty', 'loyalty'),
    ...field('defense', 'defense'),
    ...(Array.isArray(colors) ? { color_indicator: colors.map(String) } : {}),
  };
}
