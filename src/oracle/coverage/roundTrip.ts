import { libraryCard, type PublishedCard, publishedCard } from '../comparison/fingerprint';
import { type Compiled, compileCard } from '../grammar';
import { canonical } from '../grammar/canonical';

/** How the text that is written for a meaning compares with the text that it was read from. */
export interface Trip {
  /**
   * - `same`: word for word
   * - `variant`: in other words, which read back to the same meaning
   * - `differs`: in words that read back to another meaning, or not at all
   */
  readonly verdict: 'same' | 'variant' | 'differs';
  readonly printed: string;
  readonly written: string;
}

/** Compiles nothing anew where the words are the same. */
export function roundTrip(source: PublishedCard, compiled: Compiled): Trip {
  const printed = spelled(publishedCard(source).text);
  const written = spelled(writtenFor(compiled));
  if (printed === written) return { verdict: 'same', printed, written };
  const again = readBack(source, compiled);
  return { verdict: again ? 'variant' : 'differs', printed, written };
}

/**
 * Both texts in one spelling, beyond what `normalizedText` leaves out (reminder text, lists of keywords):
 * - the paragraphs of a spell are one ability, followed in their order (608.2c): a line ends where a sentence does
 * - a sentence at the end of a text may lack its full stop
 */
const spelled = (text: string): string => text.replace(/\n/g, ' ').replace(/\.$/, '');

function writtenFor({ card }: Compiled): string {
  try {
    return libraryCard(card).text;
  } catch (error) {
    return `could not be written: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Whether what is written is read as the same meaning. */
function readBack(source: PublishedCard, compiled: Compiled): boolean {
  const faces = source.card_faces;
  const texts = writtenFor(compiled).split('\n//\n');
  const again = compileCard(
    faces === undefined
      ? { ...source, oracle_text: texts[0] ?? '' }
      : {
          ...source,
          card_faces: faces.map((face, at) => ({ ...face, oracle_text: texts[at] ?? '' })),
        },
  );
  const meaning = (one: Compiled): string => JSON.stringify(canonical(one.card));
  return again.complete && meaning(again) === meaning(compiled);
}

/** What kind of difference it is: the words around the first place where the texts part. */
export function differenceOf({ printed, written }: Trip): string {
  const one = printed.split(' ');
  const other = written.split(' ');
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const near = (words: readonly string[]): string =>
    words.slice(Math.max(0, at - 1), at + 2).join(' ') || 'the end';
  return `${near(one)} → ${near(other)}`;
}
