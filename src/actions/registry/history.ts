import {
  chooseWay,
  goToEnd,
  goToForkAhead,
  goToForkBefore,
  goToStart,
  preview,
  redo,
  undo,
} from '../../store/moving';
import { inSession } from '../../store/state';
import { redone, undone } from '../../store/tree';
import type { App } from '../app';
import { isOnBranch, makeMain } from '../noting';
import type { Action } from './action';
import { atTable, has } from './when';

const treeOf = ({ store }: App) => store.getState().work?.tree;
const canGoBack = (app: App): boolean => has(app, undone);
const canGoOn = (app: App): boolean => has(app, redone);
const atFork = (app: App): boolean => {
  const tree = treeOf(app);
  return tree?.forks.has(tree.cursor) ?? false;
};
const hasSteps = (app: App): boolean => (treeOf(app)?.steps.size ?? 0) > 1;

const whyNotBack = (): string => 'Nothing was done yet.';
const whyNotOn = (): string => 'Nothing was taken back.';

/** Going back and forth among the steps, and what is written on them. */
export const HISTORY: readonly Action[] = [
  {
    id: 'endPreview',
    label: 'Back from a step that is only looked at',
    group: 'history',
    keys: ['Esc'],
    when: ({ store }) => store.getState().session.preview !== null,
    why: () => 'No other step is looked at.',
    run: ({ store }) => preview(store, null),
  },
  {
    id: 'undo',
    label: 'Undo one choice',
    group: 'history',
    keys: ['Z', 'Ctrl+Z', '['],
    when: canGoBack,
    why: whyNotBack,
    run: ({ store }) => void undo(store),
  },
  {
    id: 'redo',
    label: 'Redo',
    group: 'history',
    keys: ['Shift+Z', 'Ctrl+Shift+Z', ']'],
    when: canGoOn,
    why: whyNotOn,
    run: ({ store }) => void redo(store),
  },
  {
    id: 'forkBefore',
    label: 'Back to the fork before, or the start',
    group: 'history',
    keys: ['{'],
    when: canGoBack,
    why: whyNotBack,
    run: ({ store }) => void goToForkBefore(store),
  },
  {
    id: 'forkAhead',
    label: 'On to the next fork, or the end of the line',
    group: 'history',
    keys: ['}'],
    when: canGoOn,
    why: whyNotOn,
    run: ({ store }) => void goToForkAhead(store),
  },
  {
    id: 'firstStep',
    label: 'Back to the first position',
    group: 'history',
    keys: [],
    when: canGoBack,
    why: whyNotBack,
    run: ({ store }) => void goToStart(store),
  },
  {
    id: 'lastStep',
    label: 'On to the newest step of the line',
    group: 'history',
    keys: [],
    when: canGoOn,
    why: whyNotOn,
    run: ({ store }) => void goToEnd(store),
  },
  {
    id: 'nextWay',
    label: 'At a fork: choose the next way',
    group: 'history',
    keys: [],
    when: atFork,
    why: () => 'This step is no fork.',
    run: ({ store }) => void chooseWay(store, 1),
  },
  {
    id: 'previousWay',
    label: 'At a fork: choose the way before',
    group: 'history',
    keys: [],
    when: atFork,
    why: () => 'This step is no fork.',
    run: ({ store }) => void chooseWay(store, -1),
  },
  {
    id: 'note',
    label: 'Write a note on this step',
    group: 'history',
    keys: ['Shift+C'],
    when: atTable,
    run: (app) => {
      const step = treeOf(app)?.cursor;
      if (step !== undefined) inSession(app.store, { panel: { panel: 'note', step } });
    },
  },
  {
    id: 'nameLine',
    label: 'Name this line of play',
    group: 'history',
    keys: ['Shift+B'],
    when: hasSteps,
    why: whyNotBack,
    run: (app) => {
      const step = treeOf(app)?.cursor;
      if (step !== undefined) inSession(app.store, { panel: { panel: 'branchName', step } });
    },
  },
  {
    id: 'makeMain',
    label: 'Make this line the main one',
    group: 'history',
    keys: [],
    when: (app) => {
      const tree = treeOf(app);
      return tree !== undefined && isOnBranch(tree);
    },
    why: () => 'This is the main line already.',
    run: ({ store }) => makeMain(store),
  },
];
