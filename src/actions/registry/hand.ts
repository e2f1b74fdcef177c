import type { GameObject } from '../../rules';
import { leaveInspector } from '../../store/inspecting';
import { inSession } from '../../store/state';
import type { App } from '../app';
import { relatedTokens } from '../byHand';
import { meant, meantObjects, openFor, selectFocused, turnFocused } from '../focused';
import { remove, unattach } from '../hand/objects';
import { leaveSelecting, pickHost, selected } from '../selection';
import type { Action } from './action';
import { atTable } from './when';

/** Whether it holds for all that are meant, and some are. */
const all =
  (holds: (object: GameObject) => boolean) =>
  (app: App): boolean => {
    const objects = meantObjects(app);
    return objects.length > 0 && objects.every(holds);
  };

const whyNot = (words: string) => (app: App) => {
  if (!atTable(app)) return 'No table is open.';
  return meant(app).length === 0 ? 'No card is selected or has the focus.' : words;
};

const onTable = all(({ zone }) => zone === 'battlefield');
const whyNotOnTable = whyNot('Only what lies on the battlefield.');
const isCard = all(({ kind, zone }) => kind === 'card' || zone === 'battlefield');
const whyNoCard = whyNot('Only cards, and what lies on the battlefield.');
const offStack = all(({ zone }) => zone !== 'stack');
const notAbility = all(({ kind }) => kind !== 'ability');
const whyAbility = whyNot('An ability on the stack is no card.');

/** Made to be attached; whatever else there is can be attached where it is said how it stands. */
const isAttachment = all(({ printed, attachedTo }) => {
  const made = ['Aura', 'Equipment', 'Fortification'].some((type) =>
    printed.subtypes.includes(type),
  );
  return made && attachedTo === null;
});
const makesTokens = all((object) => relatedTokens(object).length > 0);
const isAttached = all(({ attachedTo }) => attachedTo !== null);

/** Something is selected, a press selects, or a host is being chosen. */
const isSelecting = ({ store }: App): boolean => {
  const { selecting, picking } = store.getState().session;
  return selecting || picking !== null || selected(store).length > 0;
};

/** Leaving the inspector, or off what is selected, comes before anything else that the key means. */
export const LEAVE: readonly Action[] = [
  {
    id: 'leaveInspector',
    label: 'Leave the inspector: back to the table',
    group: 'view',
    keys: ['Esc'],
    when: ({ store }) => store.getState().session.inspected !== null,
    why: () => 'The inspector is not open.',
    run: ({ store }) => leaveInspector(store),
  },
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
    menu: {
      part: 'hand',
      of: ['object'],
      fits: onTable,
      label: (app) => (meantObjects(app).every(({ tapped }) => tapped) ? 'Untap' : 'Tap'),
      bar: true,
    },
    when: onTable,
    why: whyNotOnTable,
    run: turnFocused,
  },
  {
    id: 'counters',
    label: 'Counters by hand: of the focused card, or of all selected',
    group: 'card',
    keys: ['C'],
    menu: { part: 'hand', of: ['object'], fits: isCard, label: 'Counters …', bar: true },
    when: isCard,
    why: whyNoCard,
    run: openFor('counters'),
  },
  {
    id: 'move',
    label: 'Move by hand: the focused card, or all selected',
    group: 'card',
    keys: ['Shift+M'],
    menu: { part: 'hand', of: ['object'], fits: isCard, label: 'Move to …', bar: true },
    when: isCard,
    why: whyNoCard,
    run: openFor('move'),
  },
  {
    id: 'attach',
    label: 'Attach by hand: the focused card, or all selected, to what is pressed next',
    group: 'card',
    keys: [],
    menu: { part: 'hand', of: ['object'], fits: isAttachment, label: 'Attach to …', bar: true },
    when: onTable,
    why: whyNotOnTable,
    run: (app) => pickHost(app.store, meant(app)),
  },
  {
    id: 'unattach',
    label: 'Take off by hand what is attached',
    group: 'card',
    keys: [],
    menu: { part: 'hand', of: ['object'], fits: isAttached, label: 'Take it off' },
    when: isAttached,
    why: whyNot('It is attached to nothing.'),
    run: (app) => void unattach(app.store, meant(app)),
  },
  {
    id: 'stand',
    label: 'Damage, controller, and how it stands, by hand',
    group: 'card',
    keys: [],
    menu: {
      part: 'hand',
      of: ['object'],
      fits: onTable,
      label: 'Damage, controller, and how it stands …',
      bar: 'How they stand …',
    },
    when: onTable,
    why: whyNotOnTable,
    run: openFor('stand'),
  },
  {
    id: 'text',
    label: 'Change the text of the focused card, or of all selected, by hand',
    group: 'card',
    keys: [],
    menu: { part: 'hand', of: ['object'], fits: offStack, label: 'Change its text …' },
    when: offStack,
    why: whyNot('What is on the stack keeps its text.'),
    run: openFor('text'),
  },
  {
    id: 'copy',
    label: 'Make a token that is a copy: of the focused card, or of all selected',
    group: 'card',
    keys: ['K'],
    menu: {
      part: 'hand',
      of: ['object'],
      fits: notAbility,
      label: 'Make a token that is a copy …',
      bar: 'Copy …',
    },
    when: notAbility,
    why: whyAbility,
    run: openFor('copy'),
  },
  {
    id: 'related',
    label: 'Make a token that the focused card makes',
    group: 'card',
    keys: [],
    menu: {
      part: 'hand',
      of: ['object'],
      fits: makesTokens,
      label: 'Make a token that it makes …',
    },
    when: makesTokens,
    why: whyNot('Its text makes no token.'),
    run: (app) => {
      const [object] = meant(app);
      if (object !== undefined) inSession(app.store, { panel: { panel: 'related', object } });
    },
  },
  {
    id: 'tokens',
    label: 'Make a token',
    group: 'card',
    keys: ['G'],
    menu: { part: 'hand', of: ['table'], label: 'Make a token …' },
    when: atTable,
    run: ({ store }) => inSession(store, { panel: { panel: 'add', tokens: true } }),
  },
  {
    id: 'select',
    label: 'Select several cards; the focused one is the first',
    group: 'card',
    keys: ['X'],
    menu: {
      part: 'hand',
      of: ['object', 'table'],
      fits: (app) => meant(app).length === 0 || notAbility(app),
      label: (app) => (meant(app).length === 0 ? 'Select several …' : 'Select it, and others'),
    },
    when: atTable,
    run: selectFocused,
  },
  {
    id: 'remove',
    label: 'Take away by hand: the focused card, or all selected',
    group: 'card',
    keys: [],
    menu: { part: 'hand', of: ['object'], label: 'Take away', bar: true },
    when: (app) => meant(app).length > 0,
    why: whyNot('There is nothing.'),
    run: (app) => void remove(app.store, meant(app)),
  },
];
