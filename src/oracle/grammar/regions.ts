import { type Passage, selfNames, type Token, tokensOf } from './tokens';

/** A line of a text, or a modal line with its modes. */
export interface Line {
  readonly tokens: readonly Token[];
  readonly start: number;
  readonly end: number;
  readonly modes?: readonly Line[];
}

/** The words of the tokens as rules compare them. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens.map(({ text }) => text).join(' ');

/** Reminder text (207.2a), which means nothing by itself: where it stands. */
export function reminders(text: string): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') {
      if (depth === 0) from = at;
      depth += 1;
    }
    if (text[at] === ')' && depth > 0) {
      depth -= 1;
      if (depth === 0) found.push([from, at + 1]);
    }
  }
  return found;
}

/** The text with blanks for its reminders, so that every offset stays. */
function withoutReminders(text: string): string {
  let plain = text;
  for (const [from, to] of reminders(text))
    plain = plain.slice(0, from) + ' '.repeat(to - from) + plain.slice(to);
  return plain;
}

/** The lines of a card's text, each with its tokens; modes are under the line that offers them. */
export function linesOf(text: string, name: string, legendary: boolean): readonly Line[] {
  const names = selfNames(name, legendary);
  const lines: Line[] = [];
  let start = 0;
  for (const raw of withoutReminders(text).split('\n')) {
    const passage: Passage = { text: raw, start };
    start += raw.length + 1;
    const tokens = tokensOf(passage, names);
    if (tokens.length === 0) continue;
    const line: Line = {
      tokens,
      start: tokens[0]?.start ?? passage.start,
      end: tokens.at(-1)?.end ?? start,
    };
    const last = lines.at(-1);
    if (tokens[0]?.text !== '•' || last === undefined) lines.push(line);
    else {
      const mode = { ...line, tokens: tokens.slice(1) };
      lines[lines.length - 1] = {
        ...last,
        end: line.end,
        modes: [...(last.modes ?? []), mode],
      };
    }
  }
  return lines;
}

/** The sentences of a row of tokens, without their full stops. */
export function sentencesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const found: Token[][] = [];
  let current: Token[] = [];
  for (const token of tokens) {
    if (token.text === '.') {
      if (current.length > 0) found.push(current);
      current = [];
    } else current.push(token);
  }
  if (current.length > 0) found.push(current);
  return found;
}
