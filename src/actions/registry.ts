import { cancel, goTo, redo, undo } from '../store/moving';
import { inSession } from '../store/state';
import { here, redone, undone } from '../store/tree';
import { leave } from '../store/works';
import type { App } from './app';
import { tapFocused, turnFocused, whyFocused } from './focused';
import { fastForward, pass } from './passing';
import { saveFile } from './saving';

/** Something that can be done from anywhere: the keys, the menus and the list of keys all read it here. */
export interface Action {
  readonly id: string;
  readonly label: string;
  readonly group: 'play' | 'history' | 'card' | 'file' | 'view';
  /** As it is shown: "Shift+Z". */
  readonly keys: readonly string[];
  readonly when: (app: App) => boolean;
  readonly run: (app: App) => void;
}

const atTable = ({ store }: App): boolean => store.getState().work !== null;

const asked = (app: App, ...kinds: readonly string[]): boolean => {
  const { work } = app.store.getState();
  return work !== null && kinds.includes(here(work.tree).position.game.question.kind);
};

const inDraft = ({ store }: App): boolean => {
  const { work } = store.getState();
  return work !== null && here(work.tree).position.game.draftFrom !== null;
};

const has = (app: App, way: typeof undone): boolean => {
  const { work } = app.store.getState();
  return work !== null && way(work.tree) !== undefined;
};

export const ACTIONS: readonly Action[] = [
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
  {
    id: 'tapForMana',
    label: 'Tap the focused card for mana',
    group: 'card',
    keys: ['T'],
    when: (app) => atTable(app) && app.ports.focused() !== undefined,
    run: tapFocused,
  },
  {
    id: 'turn',
    label: 'Tap or untap the focused card by hand',
    group: 'card',
    keys: ['U'],
    when: (app) => atTable(app) && app.ports.focused() !== undefined,
    run: turnFocused,
  },
  {
    id: 'menu',
    label: 'All that can be done with the focused card',
    group: 'card',
    keys: ['A', '.'],
    when: (app) => atTable(app) && app.ports.focused() !== undefined,
    run: ({ ports }) => ports.openFocused(),
  },
  {
    id: 'why',
    label: 'Why the focused card is as it is, layer by layer',
    group: 'card',
    keys: ['W'],
    when: (app) => atTable(app) && app.ports.focused() !== undefined,
    run: whyFocused,
  },
  {
    id: 'add',
    label: 'Add a card by name',
    group: 'card',
    keys: ['/', 'Ctrl+K'],
    when: atTable,
    run: ({ store }) => inSession(store, { panel: { panel: 'add' } }),
  },
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
    id: 'open',
    label: 'Open a scenario file',
    group: 'file',
    keys: ['Ctrl+O'],
    when: () => true,
    run: ({ ports }) => ports.pickFile(),
  },
  {
    id: 'save',
    label: 'Save a scenario file',
    group: 'file',
    keys: ['Ctrl+S'],
    when: atTable,
    run: saveFile,
  },
  {
    id: 'leave',
    label: 'Start page',
    group: 'file',
    keys: [],
    when: atTable,
    run: ({ store }) => leave(store),
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

/** Does what an action does, if it can be done now. */
export function run(app: App, id: string): boolean {
  const action = ACTIONS.find((other) => other.id === id);
  if (action === undefined || !action.when(app)) return false;
  action.run(app);
  return true;
}
