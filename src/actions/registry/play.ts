import { namesOf, passLabel } from '../../explain';
import { act } from '../../store/moving';
import { inSession } from '../../store/state';
import { stopRun } from '../../store/working';
import type { App } from '../app';
import { giveUp } from '../casting';
import { focusedObject } from '../focused';
import { nextStop, nextTurn, pass, resolve, resolveAll } from '../passing';
import { comesAgain } from '../rounds';
import { thingOf } from '../thing';
import type { Action } from './action';
import { atTable, gameOf, hasPriority, inDraft, whyNoPriority } from './when';

const stackSize = (app: App): number => gameOf(app)?.state.stack.length ?? 0;

/** What is next to resolve. */
const topOf = (app: App): string | undefined => {
  const state = gameOf(app)?.state;
  const top = state?.stack.at(-1);
  return state === undefined || top === undefined ? undefined : namesOf(state).object(top);
};

const canResolve = (app: App): boolean => hasPriority(app) && stackSize(app) > 0;

/** What has the focus lies on the stack; on its top. */
const isOnStack = (app: App): boolean => {
  const id = focusedObject(app);
  return id !== undefined && (gameOf(app)?.state.stack.includes(id) ?? false);
};
const isOnTop = (app: App): boolean => {
  const id = focusedObject(app);
  return id !== undefined && gameOf(app)?.state.stack.at(-1) === id;
};

const mayBeLoop = ({ store }: App): boolean => {
  const { work } = store.getState();
  return work !== null && comesAgain(work.tree);
};

const whyNotResolve = (app: App): string =>
  hasPriority(app) ? 'The stack is empty.' : whyNoPriority(app);

/** Playing on. */
export const PLAY: readonly Action[] = [
  {
    id: 'stopRun',
    label: 'Stop passing',
    group: 'play',
    keys: ['Esc'],
    when: ({ store }) => store.getState().session.run !== null,
    why: () => 'Nothing runs.',
    run: ({ store }) => void stopRun(store),
  },
  {
    id: 'pass',
    label: 'Pass priority once',
    menu: { part: 'rules', of: ['table'], rules: ['117.4'] },
    now: (app) => {
      const game = gameOf(app);
      return game === undefined ? 'Pass priority once' : passLabel(game);
    },
    group: 'play',
    keys: ['N', 'Space'],
    functionKeys: ['F2'],
    when: hasPriority,
    run: pass,
  },
  {
    id: 'resolve',
    label: 'Resolve: everyone passes until the top of the stack has resolved',
    now: (app) => {
      const top = topOf(app);
      return top === undefined ? 'Resolve' : `Resolve ${top}: everyone passes`;
    },
    group: 'play',
    keys: ['R'],
    menu: {
      part: 'rules',
      of: ['object', 'table'],
      fits: (app) => isOnTop(app) || thingOf(app)?.on === 'table',
      label: 'Resolve it: everyone passes',
      rules: ['117.4', '608.1'],
    },
    when: canResolve,
    why: whyNotResolve,
    run: resolve,
  },
  {
    id: 'resolveAll',
    label: 'Resolve all: everyone passes until the stack is empty',
    now: (app) => `Resolve all ${stackSize(app)}: everyone passes until the stack is empty`,
    group: 'play',
    keys: ['Shift+R'],
    menu: {
      part: 'rules',
      of: ['object', 'table'],
      fits: (app) => isOnStack(app) || thingOf(app)?.on === 'table',
      label: 'Resolve all of the stack: everyone passes',
      rules: ['117.4', '608.1'],
    },
    functionKeys: ['F8'],
    when: canResolve,
    why: whyNotResolve,
    run: resolveAll,
  },
  {
    id: 'loop',
    label: 'Nobody breaks this loop: the game is a draw',
    group: 'play',
    keys: [],
    menu: {
      part: 'rules',
      of: ['table', 'object'],
      fits: (app) => thingOf(app)?.on === 'table' || (isOnStack(app) && mayBeLoop(app)),
      rules: ['104.4b', '732.4'],
    },
    when: canResolve,
    why: whyNotResolve,
    run: ({ store }) => void act(store, { kind: 'loop' }),
  },
  {
    id: 'nextStop',
    label: 'Everyone passes until the next stop, or the next turn',
    group: 'play',
    keys: ['Shift+N'],
    menu: { part: 'rules', of: ['table'], label: 'Pass until the next stop' },
    functionKeys: ['F4'],
    when: hasPriority,
    run: nextStop,
  },
  {
    id: 'nextTurn',
    label: 'Everyone passes until the next turn, or a stop',
    group: 'play',
    keys: [],
    functionKeys: ['F9'],
    when: hasPriority,
    run: nextTurn,
  },
  {
    id: 'turnPanel',
    label: 'Turn and steps: go to a step, set stops',
    group: 'play',
    keys: ['S'],
    menu: { part: 'rules', of: ['table'], label: 'Go to a step, set stops …' },
    when: atTable,
    run: ({ store }) => inSession(store, { panel: { panel: 'turn' } }),
  },
  {
    id: 'cancel',
    label: 'Cancel the spell or ability in hand, exactly',
    group: 'play',
    keys: ['Esc'],
    when: inDraft,
    run: ({ store }) => giveUp(store),
  },
];
