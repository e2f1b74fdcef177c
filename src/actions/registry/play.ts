import { cancel } from '../../store/moving';
import { fastForward, pass } from '../passing';
import type { Action } from './action';
import { asked, inDraft } from './when';

/** Playing on. */
export const PLAY: readonly Action[] = [
  {
    id: 'pass',
    label: 'Pass priority once',
    group: 'play',
    keys: ['N'],
    when: (app) => asked(app, 'priority'),
    run: pass,
  },
  {
    id: 'fastForward',
    label: 'Everyone passes until something has resolved or a step begins',
    group: 'play',
    keys: ['Shift+N'],
    when: (app) => asked(app, 'priority'),
    run: fastForward,
  },
  {
    id: 'cancel',
    label: 'Cancel the spell or ability in hand, exactly',
    group: 'play',
    keys: ['Esc'],
    when: inDraft,
    run: ({ store }) => void cancel(store),
  },
];
