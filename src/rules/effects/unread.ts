import type { Span } from '../abilities/ability';
import { cr } from '../citations';
import { NotModelled } from '../kernel/results';
import type { Execution } from './execution';

/** A part of the text that could not be read: play reports "not modelled here". */
export interface Unread {
  readonly kind: 'unread';
  readonly text: string;
  readonly span?: Span;
}

/** @throws NotModelled: play has reached a part of the text that could not be read. */
export const unread: Execution<'unread'> = {
  cites: [cr('608.2c')],
  execute(_, { text }) {
    throw new NotModelled(`This part of the text could not be read: “${text}”`);
  },
};
