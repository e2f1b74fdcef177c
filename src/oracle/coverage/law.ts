import type { CompiledFace } from '../grammar';
import { reminders } from '../grammar/regions';
import { CONDITIONAL_WORDS } from './conditional';

/** Where a text was not honoured: a piece in no span, or a word that nothing in the meaning stands for. */
export interface Breach {
  readonly why: 'dropped' | 'unaccounted';
  readonly words: string;
  /** The line that it is in. */
  readonly line: string;
}

/**
 * Nothing of a text is dropped: what is read, reminder text (207.2a) and what is called unread cover all of it, and
 * every word that carries a condition is in the meaning of what was read.
 */
export const breachesOf = (face: CompiledFace): readonly Breach[] => [
  ...dropped(face),
  ...face.lines.flatMap((line) => unaccounted(face.text, line)),
];

function dropped({ text, lines }: CompiledFace): readonly Breach[] {
  const letters = Array.from({ length: text.length }, (_, at) => text.charAt(at));
  const clear = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) letters[at] = ' ';
  };
  for (const [from, to] of reminders(text)) clear(from, to);
  for (const { start, end } of lines) clear(start, end);
  const left = letters.join('').trim();
  return left === '' ? [] : [{ why: 'dropped', words: left, line: text }];
}

type Line = CompiledFace['lines'][number];

function unaccounted(text: string, line: Line): readonly Breach[] {
  let words = readWords(text, line).replace(LABEL, '').toLowerCase();
  const meaning = JSON.stringify(line.abilities, withoutUnread);
  return CONDITIONAL_WORDS.flatMap(({ words: wanted, means }) => {
    const said = words.match(wanted) ?? [];
    if (said.length === 0) return [];
    words = words.replace(wanted, ' ');
    const meant = meaning.match(means) ?? [];
    return said.length <= meant.length
      ? []
      : [
          {
            why: 'unaccounted' as const,
            words: said.join(', '),
            line: text.slice(line.start, line.end),
          },
        ];
  });
}

/** An ability word or a flavour word, which means nothing (207.2c, 207.2d). */
const LABEL = /^[^—.:{]{1,60} — /;

/** What of the line was read, without reminders and gaps. */
function readWords(text: string, { start, end, gaps }: Line): string {
  const out = [...reminders(text), ...gaps.map((gap) => [gap.start, gap.end] as const)]
    .filter(([from, to]) => from < end && to > start)
    .sort(([a], [b]) => a - b);
  let words = '';
  let at = start;
  for (const [from, to] of out) {
    if (from > at) words += text.slice(at, from);
    at = Math.max(at, to);
  }
  return words + text.slice(at, Math.max(at, end));
}

const withoutUnread = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'unread'
    ? undefined
    : value;
