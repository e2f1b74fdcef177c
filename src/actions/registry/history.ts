import { isFork } from '../../store/forks';
import {
  chooseWay,
  goTo,
  goToEnd,
  goToForkAhead,
  goToForkBefore,
  goToStart,
  preview,
  redo,
  undo,
} from '../../store/moving';
import { inSession } from '../../store/state';
import { here, redone, type StepId, stepAt, undone } from '../../store/tree';
import type { App } from '../app';
import { isOnBranch, makeMain } from '../noting';
import { likelyStart } from '../rounds';
import { thingOf } from '../thing';
import type { Action } from './action';
import { atTable, has } from './when';

const treeOf = ({ store }: App) => store.getState().work?.tree;
const canGoBack = (app: App): boolean => has(app, undone);
const canGoOn = (app: App): boolean => has(app, redone);
const atFork = (app: App): boolean => {
  const tree = treeOf(app);
  return tree !== undefined && isFork(tree, tree.cursor);
};
const hasSteps = (app: App): boolean => (treeOf(app)?.steps.size ?? 0) > 1;

/** The step that has the focus; and that one, or else the present. */
const focusedStep = (app: App): StepId | undefined => {
  const thing = thingOf(app);
  return thing?.on === 'step' ? thing.step : undefined;
};
const meantStep = (app: App): StepId | undefined => focusedStep(app) ?? treeOf(app)?.cursor;

/** The step that is meant, if something was replaced or paid in it. */
function provenStep(app: App): StepId | undefined {
  const tree = treeOf(app);
  const step = meantStep(app);
  if (tree === undefined || step === undefined) return undefined;
  const proven = stepAt(tree, step).events.some(
    (event) =>
      event.kind === 'replaced' || (event.kind === 'step' && (event.cost?.paid.length ?? 0) > 0),
  );
  return proven ? step : undefined;
}

/** What is done with the step that has the focus, if the table is not there. */
const atOtherStep = (
  act: (app: App, step: StepId) => void,
): Required<Pick<Action, 'when' | 'why' | 'run'>> => ({
  when: (app) => {
    const step = focusedStep(app);
    return step !== undefined && step !== treeOf(app)?.cursor;
  },
  why: (app) => (focusedStep(app) === undefined ? 'No step has the focus.' : 'The table is there.'),
  run: (app) => {
    const step = focusedStep(app);
    if (step !== undefined) act(app, step);
  },
});

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
    menu: { part: 'view', of: ['table'] },
    when: canGoBack,
    why: whyNotBack,
    run: ({ store }) => void undo(store),
  },
  {
    id: 'redo',
    label: 'Redo',
    group: 'history',
    keys: ['Shift+Z', 'Ctrl+Shift+Z', ']'],
    menu: { part: 'view', of: ['table'] },
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
    id: 'goToStep',
    label: 'Go to the focused step',
    group: 'history',
    keys: [],
    menu: { part: 'view', of: ['step'], label: 'Go there' },
    ...atOtherStep((app, step) => goTo(app.store, step)),
  },
  {
    id: 'lookAtStep',
    label: 'Look at the table as it was at the focused step',
    group: 'history',
    keys: [],
    menu: { part: 'view', of: ['step'], label: 'Look at the table as it was' },
    ...atOtherStep((app, step) => preview(app.store, step)),
  },
  {
    id: 'xray',
    label: 'Who could act when: priority, triggers and the stack',
    group: 'history',
    keys: ['P'],
    menu: { part: 'view', of: ['table', 'step'], label: 'Who could act when …', rules: ['117.1'] },
    when: atTable,
    run: ({ store }) => inSession(store, { panel: { panel: 'xray' } }),
  },
  {
    id: 'proofs',
    label: 'How a step came about: what was replaced, and what was paid',
    group: 'history',
    keys: [],
    menu: { part: 'view', of: ['step'], label: 'What was replaced and paid …', rules: ['616.1'] },
    when: (app) => provenStep(app) !== undefined,
    why: () => 'Nothing was replaced or paid in that step.',
    run: (app) => {
      const step = provenStep(app);
      if (step !== undefined) inSession(app.store, { panel: { panel: 'proofs', step } });
    },
  },
  {
    id: 'note',
    label: 'Write a note on this step',
    group: 'history',
    keys: ['Shift+C'],
    menu: { part: 'view', of: ['step'], label: 'Write a note on it …' },
    when: atTable,
    run: (app) => {
      const step = meantStep(app);
      if (step !== undefined) inSession(app.store, { panel: { panel: 'note', step } });
    },
  },
  {
    id: 'nameLine',
    label: 'Name this line of play',
    group: 'history',
    keys: ['Shift+B'],
    menu: { part: 'view', of: ['step'], label: 'Name its line of play …' },
    when: hasSteps,
    why: whyNotBack,
    run: (app) => {
      const step = meantStep(app);
      if (step !== undefined) inSession(app.store, { panel: { panel: 'branchName', step } });
    },
  },
  {
    id: 'ruling',
    label: 'A ruling to hand on: question, answer, reasons, and a picture',
    group: 'history',
    keys: ['Shift+A'],
    menu: { part: 'view', of: ['step', 'table'], label: 'A ruling to hand on …' },
    when: atTable,
    run: (app) => {
      const step = meantStep(app);
      if (step !== undefined) inSession(app.store, { panel: { panel: 'ruling', step } });
    },
  },
  {
    id: 'compare',
    label: 'Compare lines of play side by side',
    group: 'history',
    keys: ['Shift+S'],
    menu: { part: 'view', of: ['step', 'table'], label: 'Compare its line with others …' },
    when: (app) => (treeOf(app)?.forks.size ?? 0) > 0,
    why: () => 'There is only one line of play.',
    run: (app) => {
      const step = meantStep(app);
      if (step !== undefined) inSession(app.store, { panel: { panel: 'compare', step } });
    },
  },
  {
    id: 'repeat',
    label: 'Repeat what was done since a step',
    group: 'history',
    keys: [],
    menu: {
      part: 'view',
      of: ['step'],
      label: 'Repeat what was done since …',
      rules: ['732.2a'],
    },
    when: canGoBack,
    why: whyNotBack,
    run: (app) => {
      const tree = treeOf(app);
      const step = tree && (focusedStep(app) ?? likelyStart(tree) ?? here(tree).parent);
      if (step != null) inSession(app.store, { panel: { panel: 'repeat', step } });
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
