import type { Span } from '../abilities/ability';

/** A part of the text that could not be read: play reports "not modelled here". */
export interface Unread {
  readonly kind: 'unread';
  readonly text: string;
  readonly span?: Span;
}
