import { goTo, redo, undo } from '../../store/moving';
import { redone, undone } from '../../store/tree';
import type { Action } from './action';
import { has } from './when';

/** Going back and forth among the steps. */
export const HISTORY: readonly Action[] = [
  {
    id: 'undo',
    label: 'Undo one choice',
    group: 'history',
    keys: ['Z', 'Ctrl+Z', '['],
    when: (app) => has(app, undone),
    run: ({ store }) => void undo(store),
  },
  {
    id: 'redo',
    label: 'Redo',
    group: 'history',
    keys: ['Shift+Z', 'Ctrl+Shift+Z', ']'],
    when: (app) => has(app, redone),
    run: ({ store }) => void redo(store),
  },
  {
    id: 'start',
    label: 'Back to the first position',
    group: 'history',
    keys: ['{'],
    when: (app) => has(app, undone),
    run: ({ store }) => {
      const { work } = store.getState();
      if (work !== null) goTo(store, work.tree.root);
    },
  },
];
