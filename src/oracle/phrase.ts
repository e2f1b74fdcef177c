import type { CardType, Players, Predicate } from '../rules/authoring/language';
import type { Context } from './context';
import type { Conjunction } from './words';

/** How many, and how they are pointed at. `bare`: plural without an article. */
export type Determiner =
  | 'a'
  | 'target'
  | 'each'
  | 'all'
  | 'bare'
  | 'any'
  | 'no'
  | 'one'
  | number
  | { readonly words: string };

/** What is gathered for a noun phrase while its qualities are read. */
export interface Phrase {
  other: boolean;
  /** Words before the noun, by their place in the printed order. */
  readonly before: { readonly place: number; readonly word: string }[];
  readonly types: CardType[];
  readonly subtypes: string[];
  noun: string | undefined;
  /** Types or whole phrases joined by "or". */
  choices: readonly string[] | undefined;
  whole: ((conjunction: Conjunction) => string) | undefined;
  readonly after: { readonly place: number; readonly word: string }[];
  owner: Players | undefined;
}

export const isPlural = (determiner: Determiner): boolean =>
  determiner === 'all' ||
  determiner === 'bare' ||
  typeof determiner === 'object' ||
  (typeof determiner === 'number' && determiner !== 1);

/** What one quality adds to the phrase. */
export type Reader<P extends Predicate> = (
  predicate: P,
  phrase: Phrase,
  context: Context,
  many: boolean,
) => void;

export const before = (place: number, word: string) => (_: Predicate, phrase: Phrase) => {
  phrase.before.push({ place, word });
};
export const noun = (word: string) => (_: Predicate, phrase: Phrase) => {
  phrase.noun = word;
};
export const after = (phrase: Phrase, place: number, word: string) =>
  phrase.after.push({ place, word });
