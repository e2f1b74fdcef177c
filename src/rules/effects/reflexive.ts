import type { Content, Span } from '../abilities/ability';

/** A reflexive trigger: "when you do" (603.12). */
export interface Reflexive {
  readonly kind: 'reflexive';
  readonly content: Content;
  readonly span?: Span;
}
