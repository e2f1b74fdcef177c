import { frameOf, plateOf } from '../card/card.view';
import type { CardView } from '../views';

/** What a picture of the table shows, in words and cards. */
export interface TablePicture {
  readonly title: string;
  readonly line: string;
  /** Far first. */
  readonly players: readonly PicturePlayer[];
  /** Newest first. */
  readonly stack: readonly { readonly title: string; readonly line: string }[];
  readonly question: string;
  readonly answer: string;
  readonly foot: string;
}

export interface PicturePlayer {
  readonly name: string;
  readonly life: number;
  readonly zones: string;
  readonly rows: readonly (readonly { readonly card: CardView; readonly count: number }[])[];
}

/** A colour by its token, in a frame where it is one of a card. */
export interface Ink {
  readonly token: string;
  readonly frame?: string;
}

/** How letters are drawn: the voice of the game or of the instrument. */
export interface Lettering {
  readonly voice: 'serif' | 'sans';
  readonly size: number;
  readonly weight: number;
}

/** One thing to be drawn, in pixels of the picture. */
export type Op =
  | (Area & {
      readonly op: 'box';
      readonly fill?: Ink;
      readonly line?: Ink;
      readonly round?: number;
    })
  | (Area & {
      readonly op: 'plate';
      readonly name: string;
      readonly types: readonly string[];
      readonly ink: Ink;
    })
  | {
      readonly op: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly letters: Lettering;
      readonly ink: Ink;
      readonly right?: boolean;
    };

interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly ops: readonly Op[];
}

/** How wide a text is. */
export type Measure = (text: string, letters: Lettering) => number;

const WIDTH = 1200;
const PAD = 36;
const GAP = 12;
const CARD = { w: 128, h: 112 };
const STACK = 280;

const INK: Ink = { token: '--ink' };
const INK_2: Ink = { token: '--ink-2' };
const LINE: Ink = { token: '--line-2' };

const serif = (size: number, weight = 600): Lettering => ({ voice: 'serif', size, weight });
const sans = (size: number, weight = 400): Lettering => ({ voice: 'sans', size, weight });

/** A text in lines that fit; a word that is too long is cut, and so is what is too much. */
export function wrapped(
  text: string,
  width: number,
  letters: Lettering,
  measure: Measure,
  most = 40,
): readonly string[] {
  const fits = (line: string) => measure(line, letters) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = fits(word) ? word : cut(word, fits);
    }
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  return [...kept.slice(0, -1), cut(`${kept.at(-1)} ${lines[most]}`, fits)];
}

function cut(text: string, fits: (text: string) => boolean): string {
  let end = text.length;
  while (end > 1 && !fits(`${text.slice(0, end).trim()}…`)) end -= 1;
  return `${text.slice(0, end).trim()}…`;
}

/** Where everything stands in the picture. */
export function layout(table: TablePicture, measure: Measure): Picture {
  const sheet = new Sheet(measure);
  sheet.head(table);
  const right = table.stack.length > 0 ? STACK + GAP * 2 : 0;
  const top = sheet.y;
  for (const player of table.players) sheet.player(player, WIDTH - 2 * PAD - right);
  const below = sheet.y;
  if (right > 0) sheet.stack(table.stack, WIDTH - PAD - STACK, top);
  sheet.y = Math.max(below, sheet.y);
  sheet.foot(table);
  const height = Math.ceil(sheet.y + PAD);
  const ground: Op = { op: 'box', x: 0, y: 0, w: WIDTH, h: height, fill: { token: '--sheet' } };
  return { width: WIDTH, height, ops: [ground, ...sheet.ops] };
}

/** Draws from top to bottom. */
class Sheet {
  readonly ops: Op[] = [];
  y = PAD;

  constructor(private readonly measure: Measure) {}

  head({ title, line }: TablePicture): void {
    this.lines(title, PAD, WIDTH - 2 * PAD, serif(30), INK, 2);
    this.lines(line, PAD, WIDTH - 2 * PAD, sans(16), INK_2, 2);
    this.y += GAP;
  }

  player({ name, life, zones, rows }: PicturePlayer, width: number): void {
    this.rule(PAD, width);
    this.y += GAP;
    const letters = serif(24);
    const [shown = ''] = wrapped(name, width / 3, letters, this.measure, 1);
    this.text(shown, PAD, this.y + 24, letters, INK);
    const after = PAD + this.measure(shown, letters) + 18;
    this.text(String(life), after, this.y + 26, serif(30), INK);
    const beside = after + this.measure(String(life), serif(30)) + 18;
    this.text('life', beside - 10, this.y + 25, sans(15), INK_2);
    this.text(zones, PAD + width, this.y + 24, sans(15), INK_2, true);
    this.y += 40;
    for (const row of rows) this.cards(row, width);
    this.y += GAP;
  }

  private cards(row: PicturePlayer['rows'][number], width: number): void {
    if (row.length === 0) return;
    let x = PAD;
    for (const { card, count } of row) {
      if (x + CARD.w > PAD + width) {
        x = PAD;
        this.y += CARD.h + GAP;
      }
      this.card(card, count, x, this.y);
      x += CARD.w + GAP;
    }
    this.y += CARD.h + GAP;
  }

  private card(card: CardView, count: number, x: number, y: number): void {
    const frame = frameOf(card);
    const ink = (token: string): Ink => ({ token, frame });
    const { w, h } = CARD;
    this.ops.push({ op: 'box', x, y, w, h, fill: ink('--stock'), line: ink('--edge'), round: 7 });
    const name = `${card.faceDown ? 'Face down' : card.name}${count > 1 ? ` ×${count}` : ''}`;
    wrapped(name, w - 14, serif(13), this.measure, 2).forEach((line, at) => {
      this.text(line, x + 7, y + 17 + at * 14, serif(13), INK);
    });
    const plate = { x: x + 1, y: y + 38, w: w - 2, h: 34 };
    this.ops.push({ op: 'box', ...plate, fill: ink('--plate') });
    if (!card.faceDown)
      this.ops.push({ op: 'plate', ...plate, ...plateOf(card), ink: ink('--eng') });
    const state = [
      ...(card.tapped ? ['tapped'] : []),
      ...(card.counters ?? []).map(({ kind, count: n }) => (n > 1 ? `${n} ${kind}` : kind)),
      ...(card.damage ? [`${card.damage} damage`] : []),
      ...(card.attachedTo ? [`on ${card.attachedTo}`] : []),
    ].join(', ');
    const room = card.pt ? w - 62 : w - 14;
    const words = [card.token ? 'Token' : card.typeLine, state].filter((part) => part !== '');
    words.forEach((line, at) => {
      const [one = ''] = wrapped(line, at === 0 ? w - 14 : room, sans(11, 600), this.measure, 1);
      this.text(one, x + 7, y + 86 + at * 15, sans(11, at === 0 ? 400 : 600), INK);
    });
    if (card.pt) this.tab(`${card.pt.power}/${card.pt.toughness}`, x + w, y + h, ink);
    else if (card.loyalty !== undefined) this.tab(String(card.loyalty), x + w, y + h, ink);
  }

  private tab(words: string, right: number, bottom: number, ink: (token: string) => Ink): void {
    const width = this.measure(words, sans(14, 700)) + 16;
    const [x, y] = [right - width, bottom - 22];
    this.ops.push({ op: 'box', x, y, w: width, h: 22, fill: ink('--tab'), round: 6 });
    this.text(words, x + 8, y + 16, sans(14, 700), ink('--tab-ink'));
  }

  stack(items: TablePicture['stack'], x: number, top: number): void {
    this.y = top;
    this.rule(x, STACK);
    this.y += GAP;
    this.text('Stack, newest first', x, this.y + 14, sans(14, 600), INK_2);
    this.y += 26;
    for (const { title, line } of items) {
      const before = this.y;
      this.y += 8;
      const at = this.ops.length;
      this.lines(title, x + 12, STACK - 24, serif(17), INK, 2);
      this.lines(line, x + 12, STACK - 24, sans(13), INK_2, 3);
      this.y += 4;
      const box: Op = {
        op: 'box',
        x,
        y: before,
        w: STACK,
        h: this.y - before,
        line: LINE,
        round: 7,
      };
      this.ops.splice(at, 0, box);
      this.y += GAP;
    }
  }

  foot({ question, answer, foot }: TablePicture): void {
    const width = WIDTH - 2 * PAD;
    this.rule(PAD, width);
    this.y += GAP;
    this.lines(question, PAD, width, serif(20), INK, 6);
    this.y += 4;
    this.lines(answer, PAD, width, serif(18, 400), INK, 8);
    this.y += GAP;
    this.lines(foot, PAD, width, sans(14), INK_2, 2);
  }

  /** Lines one below the other, and on below them. */
  private lines(
    text: string,
    x: number,
    width: number,
    letters: Lettering,
    ink: Ink,
    most: number,
  ): void {
    for (const line of wrapped(text, width, letters, this.measure, most)) {
      this.y += letters.size * 1.3;
      this.text(line, x, this.y - letters.size * 0.3, letters, ink);
    }
  }

  private rule(x: number, w: number): void {
    this.ops.push({ op: 'box', x, y: this.y, w, h: 1, fill: LINE });
  }

  private text(
    text: string,
    x: number,
    y: number,
    letters: Lettering,
    ink: Ink,
    right = false,
  ): void {
    this.ops.push({ op: 'text', x, y, text, letters, ink, ...(right && { right }) });
  }
}
