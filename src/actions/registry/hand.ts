import { inSession } from '../../store/state';
import type { App } from '../app';
import { meant, openFor, selectFocused, turnFocused } from '../focused';
import { leaveSelecting, selected } from '../selection';
import type { Action } from './action';
import { atTable } from './when';

const onSome = (app: App): boolean => atTable(app) && meant(app).length > 0;

const whyNone = (app: App): string =>
  atTable(app) ? 'No card is selected or has the focus.' : 'No table is open.';

/** Something is selected, a press selects, or a host is being chosen. */
const isSelecting = ({ store }: App): boolean => {
  const { selecting, picking } = store.getState().session;
  return selecting || picking !== null || selected(store).length > 0;
};

/** Leaving off what is selected comes before anything else that the key means. */
export const LEAVE: readonly Action[] = [
  {
    id: 'leaveSelecting',
    label: 'Select nothing any more',
    group: 'card',
    keys: ['Esc'],
    when: (app) => atTable(app) && isSelecting(app),
    why: () => 'Nothing is selected.',
    run: ({ store }) => leaveSelecting(store),
  },
];

/** What is done by hand: to all that are selected, or else to the focused card. */
export const BY_HAND: readonly Action[] = [
  {
    id: 'turn',
    label: 'Tap or untap by hand: the focused card, or all selected',
    group: 'card',
    keys: ['U'],
    when: onSome,
    why: whyNone,
    run: turnFocused,
  },
  {
    id: 'counters',
    label: 'Counters by hand: of the focused card, or of all selected',
    group: 'card',
    keys: ['C'],
    when: onSome,
    why: whyNone,
    run: openFor('counters'),
  },
  {
    id: 'move',
    label: 'Move by hand: the focused card, or all selected',
    group: 'card',
    keys: ['Shift+M'],
    when: onSome,
    why: whyNone,
    run: openFor('move'),
  },
  {
    id: 'copy',
    label: 'Make a token that is a copy: of the focused card, or of all selected',
    group: 'card',
    keys: ['K'],
    when: onSome,
    why: whyNone,
    run: openFor('copy'),
  },
  {
    id: 'tokens',
    label: 'Make a token',
    group: 'card',
    keys: ['G'],
    when: atTable,
    run: ({ store }) => inSession(store, { panel: { panel: 'add', tokens: true } }),
  },
  {
    id: 'select',
    label: 'Select several cards; the focused one is the first',
    group: 'card',
    keys: ['X'],
    when: atTable,
    run: selectFocused,
  },
];
