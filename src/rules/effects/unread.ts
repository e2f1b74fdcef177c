import type { Span } from '../abilities/ability';
import { cr } from '../citations';
import { done, type Execution } from './execution';

/** A part of the text that could not be read: what it says is left to the hand. */
export interface Unread {
  readonly kind: 'unread';
  readonly text: string;
  readonly span?: Span;
}

/** @throws UnreadMet unless it is left to the hand */
export const unread: Execution<'unread'> = {
  cites: [cr('608.2c')],
  *execute({ work, scope }, { text }) {
    work.meetUnread(text, scope.resolving ?? scope.source, 'instruction');
    yield* [];
    return done;
  },
};
