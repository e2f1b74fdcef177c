import { inSession } from '../../store/state';
import { tapFocused, whyFocused } from '../focused';
import type { Action } from './action';
import { atTable, onCard, onObject, onThing } from './when';

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
    label: 'All that can be done with what has the focus: its menu',
    group: 'card',
    keys: ['A', '.', 'Shift+F10', 'ContextMenu'],
    when: onThing,
    why: () => 'Nothing that has a menu has the focus.',
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
    label: 'Why the focused card is as it is: the inspector',
    group: 'card',
    keys: ['W'],
    menu: {
      part: 'rules',
      of: ['object'],
      label: 'Why is it as it is?',
      rules: ['613.1'],
    },
    when: onObject,
    run: whyFocused(),
  },
  {
    id: 'deeds',
    label: 'What can be done with the focused card, and what prevents the rest',
    group: 'card',
    keys: ['Shift+W'],
    menu: {
      part: 'rules',
      of: ['object'],
      label: 'What can be done with it, and why not?',
      rules: ['117.1'],
    },
    when: onObject,
    run: whyFocused('deeds'),
  },
  {
    id: 'layers',
    label: 'How the focused card came to its values, layer by layer',
    group: 'card',
    keys: ['L'],
    when: onObject,
    run: whyFocused('walk'),
  },
  {
    id: 'add',
    label: 'Add a card by name',
    group: 'card',
    keys: ['+'],
    menu: { part: 'hand', of: ['table'], label: 'Add a card …' },
    when: atTable,
    run: ({ store }) => inSession(store, { panel: { panel: 'add' } }),
  },
];
