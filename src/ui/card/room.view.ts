import type { CardView } from '../views';

/** What a face has room for, in lines. */
export interface Room {
  readonly types: number;
  readonly text: number;
}

/** Widths of a line on a face in em of its letters, and heights of its parts in card units, as in card.css. */
const WIDTHS = { name: 8.3, landName: 6.9, type: 9.1, landType: 7.6 } as const;
const HEIGHTS = {
  card: 142,
  land: 118,
  nameLine: 13.8,
  around: 16,
  plate: 58,
  line: 12.2,
  ribbon: 14,
  tab: 16,
  shield: 27,
} as const;
const MOST_TYPES = 3;

/** Names are set in wider letters than the rest. */
const NAME = 1.1;

/** About how wide letters are, in em. */
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;'’!|]/, 0.28],
  [/[ftr()/-]/, 0.36],
  [/[csvxyzk]/, 0.48],
  [/[mwMW—]/, 0.84],
  [/\p{Lu}/u, 0.62],
];
const widthOf = (letter: string): number =>
  LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? 0.55;
const SPACE = 0.21;

/** How many lines a text takes where a line is so wide. */
function rows(text: string, width: number, letters = 1): number {
  let count = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    const wide = [...word].reduce((sum, letter) => sum + widthOf(letter), 0) * letters;
    if (used > 0 && used + SPACE + wide > width) {
      count += 1;
      used = wide;
    } else used += (used > 0 ? SPACE : 0) + wide;
  }
  return count;
}

/**
 * Lines that have room below name and plate: of types, and of text. The tab of numbers keeps its corner free,
 * so that nothing is written under it. Before the text is left out the types are cut.
 */
export function roomOf(card: CardView): Room {
  const isLand = card.types.includes('Land') && !card.types.includes('Creature');
  const shield = card.loyalty !== undefined || card.defense !== undefined;
  const tab = shield ? HEIGHTS.shield : card.pt ? HEIGHTS.tab : 0;
  const names = Math.min(2, rows(card.name, isLand ? WIDTHS.landName : WIDTHS.name, NAME));
  const free =
    (isLand ? HEIGHTS.land : HEIGHTS.card) -
    HEIGHTS.around -
    HEIGHTS.plate -
    names * HEIGHTS.nameLine -
    (card.copyOf ? HEIGHTS.ribbon : 0) -
    tab;
  // A hair more than whole lines: what was reckoned in parts may lack a trifle.
  const all = Math.max(0, Math.floor(free / HEIGHTS.line + 0.05));
  const wanted = rows(card.typeLine, isLand ? WIDTHS.landType : WIDTHS.type);
  const types = Math.max(1, Math.min(MOST_TYPES, wanted, all - 1));
  return { types, text: Math.max(0, all - types) };
}

/**
 * What a face says in small: its first line, and what comes after it as far as anybody could read it there;
 * nothing of a land that only makes the mana that its plate shows.
 */
export function faceText({ line, more, makes, unread }: CardView): string {
  if (line === undefined || unread || (makes !== undefined && more === undefined)) return '';
  return more === undefined ? line : `${line} · ${more}`;
}
