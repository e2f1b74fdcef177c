import { inSession } from '../../store/state';
import { tapFocused, whyFocused } from '../focused';
import type { Action } from './action';
import { atTable, onCard } from './when';

/** What is done with cards. */
export const CARD: readonly Action[] = [
  {
    id: 'tapForMana',
    label: 'Tap the focused card for mana',
    group: 'card',
    keys: ['T'],
    when: onCard,
    run: tapFocused,
  },
  {
    id: 'menu',
    label: 'All that can be done with the focused card',
    group: 'card',
    keys: ['A', '.'],
    when: onCard,
    run: ({ ports }) => ports.openFocused(),
  },
  {
    id: 'lift',
    label: 'Lift the focused card: arrows choose where, Enter drops it, Esc puts it back',
    group: 'card',
    keys: ['M'],
    when: onCard,
    run: ({ ports }) => ports.liftFocused(),
  },
  {
    id: 'why',
    label: 'Why the focused card is as it is, layer by layer',
    group: 'card',
    keys: ['W'],
    when: onCard,
    run: whyFocused,
  },
  {
    id: 'add',
    label: 'Add a card by name',
    group: 'card',
    keys: ['+'],
    when: atTable,
    run: ({ store }) => inSession(store, { panel: { panel: 'add' } }),
  },
];
