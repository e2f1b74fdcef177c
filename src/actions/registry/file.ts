import { inSession } from '../../store/state';
import { leave } from '../../store/works';
import { saveFile } from '../saving';
import { thingOf } from '../thing';
import type { Action } from './action';
import { always, atTable } from './when';

/** Works and files. */
export const FILE: readonly Action[] = [
  {
    id: 'open',
    label: 'Open a scenario file',
    group: 'file',
    keys: ['Ctrl+O'],
    when: always,
    run: ({ ports }) => ports.pickFile(),
  },
  {
    id: 'save',
    label: 'Save a scenario file',
    group: 'file',
    keys: ['Ctrl+S'],
    when: atTable,
    run: (app) => void saveFile(app),
  },
  {
    id: 'share',
    label: 'Share a link to this step',
    group: 'file',
    keys: [],
    menu: { part: 'view', of: ['step'], label: 'Copy a link to it …' },
    when: atTable,
    run: (app) => {
      const thing = thingOf(app);
      const step = thing?.on === 'step' ? { step: thing.step } : {};
      inSession(app.store, { panel: { panel: 'share', ...step } });
    },
  },
  {
    id: 'misfits',
    label: 'Saved steps that no longer fit',
    group: 'file',
    keys: [],
    when: ({ store }) => (store.getState().work?.misfits.length ?? 0) > 0,
    why: () => 'all saved steps fit',
    run: ({ store }) => inSession(store, { panel: { panel: 'misfits' } }),
  },
  {
    id: 'leave',
    label: 'Start page',
    group: 'file',
    keys: [],
    when: atTable,
    run: ({ store }) => leave(store),
  },
];
