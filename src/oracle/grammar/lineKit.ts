import type { Ability } from '../../rules/authoring/language';
import { type Gap, type ReadContent, readEffect, readModal, type Words } from './content';
import type { Before } from './mentions';
import type { Holder } from './reading';
import { type Line, textOf } from './regions';
import type { Token } from './tokens';

/** The abilities of a line, and the parts of it that nobody read. */
export interface ReadLine {
  readonly abilities: readonly Ability[];
  readonly gaps: readonly Gap[];
}

/** Whose text is read, and how it is printed. */
export interface Reader {
  readonly holder: Holder;
  readonly words: Words;
}

/** Whether the text is that of a spell, which says what happens as it resolves. */
export const isSpell = ({ types }: Holder): boolean =>
  types.includes('Instant') || types.includes('Sorcery');

export const NOTHING: Before = { objects: [], players: [], spell: false };

/** A line that nobody read, with its words. */
export const unread = ({ start, end }: Line, { words }: Reader, ambiguous = false): ReadLine => ({
  abilities: [{ kind: 'unread', text: words(start, end) }],
  gaps: [ambiguous ? { start, end, ambiguous: true } : { start, end }],
});

/** What an ability does: modes, or sentences. */
export const contentOf = (
  line: Line,
  tokens: readonly Token[],
  { holder, words }: Reader,
  before: Before,
): ReadContent =>
  readModal(line, tokens, holder, before, words) ??
  (line.modes === undefined
    ? readEffect(tokens, holder, before, words)
    : {
        content: { do: [{ kind: 'unread', text: words(line.start, line.end) }] },
        gaps: [{ start: line.start, end: line.end }],
      });

/** Whether the text speaks of its own object in a graveyard (113.6). */
export const fromGraveyard = (tokens: readonly Token[]): boolean =>
  textOf(tokens).includes('~ from your graveyard');

/** The tokens without that sentence at their end. */
export function withoutSentence(
  tokens: readonly Token[],
  sentence: string,
): readonly Token[] | undefined {
  const count = sentence.split(' ').length + 1;
  const end = tokens.slice(-count);
  return textOf(end) === `${sentence} .` ? tokens.slice(0, -count) : undefined;
}
