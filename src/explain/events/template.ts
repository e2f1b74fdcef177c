import type { GameEvent, HappeningKind, ObjectId } from '../../rules';
import { type Names, objectsInWords } from '../naming/names';

/** An event of one kind. */
export type EventOf<K extends HappeningKind> = Extract<GameEvent, { readonly kind: K }>;

/** Events of one kind that are told in one sentence: one, or several that were alike and at once. */
export type Told<K extends HappeningKind> = readonly [EventOf<K>, ...EventOf<K>[]];

/** The sentence of a kind of event, without its full stop, in the present tense. */
export type Template<K extends HappeningKind> = (events: Told<K>, names: Names) => string;

/** A record of templates for some of the kinds. */
export type Templates<K extends HappeningKind> = { readonly [P in K]: Template<P> };

/** What several events are about, as the subject of a sentence, and its verbs. */
export interface Subject {
  readonly words: string;
  readonly ids: readonly ObjectId[];
  readonly is: 'is' | 'are';
  /** The verb in the number of the subject: "dies", "die". */
  verb(singular: string, plural: string): string;
}

export function subjectOf(names: Names, ids: readonly ObjectId[]): Subject {
  const one = ids.length === 1;
  return {
    words: objectsInWords(names, ids),
    ids,
    is: one ? 'is' : 'are',
    verb: (singular, plural) => (one ? singular : plural),
  };
}
