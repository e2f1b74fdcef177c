import { inSession, openRule } from '../../store/state';
import type { Action } from './action';
import { always, atTable, onCard } from './when';

/** How things are shown. */
export const VIEW: readonly Action[] = [
  {
    id: 'flip',
    label: 'See the table from the next seat',
    group: 'view',
    keys: ['F'],
    menu: { part: 'view', of: ['table'] },
    when: atTable,
    run: ({ store }) => {
      const { work, session } = store.getState();
      const seats = work?.setup.players.length ?? 1;
      inSession(store, { viewer: (session.viewer + 1) % seats });
    },
  },
  {
    id: 'palette',
    label: 'Find an action, a card, or a rule',
    group: 'view',
    keys: ['Ctrl+K', '/'],
    menu: { part: 'view', of: ['table'] },
    when: always,
    run: ({ store, ports }) =>
      inSession(store, { panel: { panel: 'palette', focused: ports.focused() } }),
  },
  {
    id: 'board',
    label: 'Leave the card: the focus goes to the board, where Space passes',
    group: 'view',
    keys: ['Esc'],
    when: onCard,
    run: ({ ports }) => ports.focusBoard(),
  },
  {
    id: 'toHand',
    label: 'Go to the hand',
    group: 'view',
    keys: ['H'],
    when: atTable,
    run: ({ ports }) => ports.focusHand(),
  },
  {
    id: 'theme',
    label: 'Light, dark, or as the system',
    group: 'view',
    keys: [],
    when: always,
    run: ({ ports }) => ports.nextTheme(),
  },
  {
    id: 'settings',
    label: 'Settings: keys, theme, text size, motion',
    group: 'view',
    keys: [','],
    when: always,
    run: ({ store }) => inSession(store, { panel: { panel: 'settings' } }),
  },
  {
    id: 'rules',
    label: 'The rules: all sections, and the official text',
    group: 'view',
    keys: [],
    when: always,
    run: ({ store }) => openRule(store, ''),
  },
  {
    id: 'about',
    label: 'About Ruleglass',
    group: 'view',
    keys: [],
    when: always,
    run: ({ store }) => inSession(store, { panel: { panel: 'about' } }),
  },
  {
    id: 'keys',
    label: 'All keys',
    group: 'view',
    keys: ['?'],
    when: always,
    run: ({ store }) => inSession(store, { panel: { panel: 'keys' } }),
  },
];
