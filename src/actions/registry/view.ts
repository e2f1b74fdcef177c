import { inSession } from '../../store/state';
import type { Action } from './action';
import { atTable } from './when';

/** How things are shown. */
export const VIEW: readonly Action[] = [
  {
    id: 'flip',
    label: 'See the table from the next seat',
    group: 'view',
    keys: ['F'],
    when: atTable,
    run: ({ store }) => {
      const { work, session } = store.getState();
      const seats = work?.setup.players.length ?? 1;
      inSession(store, { viewer: (session.viewer + 1) % seats });
    },
  },
  {
    id: 'theme',
    label: 'Light, dark, or as the system',
    group: 'view',
    keys: [],
    when: () => true,
    run: ({ ports }) => ports.nextTheme(),
  },
  {
    id: 'about',
    label: 'About Ruleglass',
    group: 'view',
    keys: [],
    when: () => true,
    run: ({ store }) => inSession(store, { panel: { panel: 'about' } }),
  },
  {
    id: 'keys',
    label: 'All keys',
    group: 'view',
    keys: ['?'],
    when: () => true,
    run: ({ store }) => inSession(store, { panel: { panel: 'keys' } }),
  },
];
