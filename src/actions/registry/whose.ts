import type { PlayerId } from '../../rules';
import { act } from '../../store/moving';
import { inSession, type Panel } from '../../store/state';
import type { App } from '../app';
import { untapAll } from '../hand/objects';
import { objectsIn, type Thing, thingOf } from '../thing';
import type { Action } from './action';
import { gameOf } from './when';

const playerOf = (app: App): PlayerId | undefined => {
  const thing = thingOf(app);
  return thing?.on === 'player' || thing?.on === 'zone' ? thing.player : undefined;
};
const onPlayer = (app: App): boolean => playerOf(app) !== undefined;
const whyNoPlayer = (): string => 'No player has the focus.';

const zoneOf = (app: App): Extract<Thing, { on: 'zone' }> | undefined => {
  const thing = thingOf(app);
  return thing?.on === 'zone' ? thing : undefined;
};
const isLibrary = (app: App): boolean => zoneOf(app)?.zone === 'library';
const known = (app: App) => {
  const zone = zoneOf(app);
  const game = gameOf(app);
  return zone === undefined || game === undefined ? [] : objectsIn(game, zone.player, zone.zone);
};

const opens = (panel: (player: PlayerId) => Panel) => (app: App) => {
  const player = playerOf(app);
  if (player !== undefined) inSession(app.store, { panel: panel(player) });
};

const mayConcede = (app: App): boolean => {
  const question = gameOf(app)?.question;
  return question?.kind === 'priority' && question.player === playerOf(app);
};

/** What is done to players, and to their zones: with the one that has the focus. */
export const WHOSE: readonly Action[] = [
  {
    id: 'concede',
    label: 'Concede',
    group: 'play',
    keys: [],
    menu: { part: 'rules', of: ['player'], rules: ['104.3a'] },
    when: mayConcede,
    why: (app) => (onPlayer(app) ? 'Here a player concedes who has priority.' : whyNoPlayer()),
    run: ({ store }) => void act(store, { kind: 'concede' }),
  },
  {
    id: 'look',
    label: 'Look through a zone',
    group: 'view',
    keys: [],
    menu: { part: 'view', of: ['zone'], label: 'Look through it' },
    when: (app) => zoneOf(app) !== undefined,
    why: () => 'No zone has the focus.',
    run: ({ ports }) => {
      const key = ports.focused();
      if (key !== undefined) ports.press(key);
    },
  },
  {
    id: 'life',
    label: 'Life, mana, and lands played, by hand',
    group: 'card',
    keys: [],
    menu: { part: 'hand', of: ['player'], label: 'Life and mana …' },
    when: onPlayer,
    why: whyNoPlayer,
    run: opens((player) => ({ panel: 'life', player })),
  },
  {
    id: 'playerCounters',
    label: 'Counters of a player, by hand',
    group: 'card',
    keys: [],
    menu: { part: 'hand', of: ['player'], label: 'Counters …' },
    when: onPlayer,
    why: whyNoPlayer,
    run: opens((player) => ({ panel: 'playerCounters', player })),
  },
  {
    id: 'library',
    label: 'Draw, mill, shuffle, by hand',
    group: 'card',
    keys: [],
    menu: {
      part: 'hand',
      of: ['player', 'zone'],
      fits: (app) => zoneOf(app) === undefined || isLibrary(app),
      label: 'Draw, mill, shuffle …',
    },
    when: onPlayer,
    why: whyNoPlayer,
    run: opens((player) => ({ panel: 'library', player })),
  },
  {
    id: 'untapAll',
    label: 'Untap all of a player, by hand',
    group: 'card',
    keys: [],
    menu: { part: 'hand', of: ['player'], label: 'Untap all of theirs' },
    when: onPlayer,
    why: whyNoPlayer,
    run: (app) => {
      const player = playerOf(app);
      if (player !== undefined) untapAll(app.store, player);
    },
  },
  {
    id: 'addFor',
    label: 'Add cards for a player, or in a zone',
    group: 'card',
    keys: [],
    menu: {
      part: 'hand',
      of: ['player', 'zone'],
      label: (app) => (zoneOf(app) ? 'Add cards here …' : 'Add cards for them …'),
    },
    when: onPlayer,
    why: whyNoPlayer,
    run: (app) => {
      const zone = zoneOf(app)?.zone;
      opens((player) => ({ panel: 'add', player, ...(zone && { zone }) }))(app);
    },
  },
  {
    id: 'moveZone',
    label: 'Move all cards of a zone, by hand',
    group: 'card',
    keys: [],
    menu: { part: 'hand', of: ['zone'], label: 'Move all of it to …' },
    when: (app) => known(app).length > 0,
    why: (app) => (zoneOf(app) ? 'No known card lies there.' : 'No zone has the focus.'),
    run: (app) => {
      const [object, ...also] = known(app);
      if (object !== undefined) inSession(app.store, { panel: { panel: 'move', object, also } });
    },
  },
  {
    id: 'playersStep',
    label: 'Go to a step of a player’s turn, by hand',
    group: 'card',
    keys: [],
    menu: { part: 'hand', of: ['player'], label: 'Go to a step of their turn …' },
    when: onPlayer,
    why: whyNoPlayer,
    run: opens((player) => ({ panel: 'step', player })),
  },
];
