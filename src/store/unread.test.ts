import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { encodeGame } from '../rules';
import type { Scenario } from '../scenario/format';
import { read } from '../scenario/schema';
import { act, actBy, cancel, change } from './moving';
import { type AppState, FRESH_SESSION, type Store } from './state';
import { here } from './tree';
import { openScenario } from './works';
import { fileOf } from './writing';

const riddle = {
  name: 'Zyzzyx Riddle',
  mana_cost: '{0}',
  type_line: 'Sorcery',
  oracle_text: 'Draw a card. Flibber the gibbet. Draw two cards.',
};
const herald = {
  name: 'Zyzzyx Herald',
  type_line: 'Enchantment',
  oracle_text: 'Whenever a player casts a spell on odd days, flibber the gibbet.',
};
const board: Scenario = {
  scenario: 1,
  title: 'T',
  cards: [riddle, herald],
  players: [{ name: 'Ada', hand: ['Zyzzyx Riddle'], library: ['5 Forest'] }, { name: 'Bea' }],
};

function opened(scenario: Scenario): Store {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, scenario);
  return store;
}

function gameOf(store: Store) {
  const { work } = store.getState();
  if (work === null) throw new Error('no work');
  return here(work.tree).position.game;
}

const written = (store: Store) => JSON.stringify(encodeGame(gameOf(store)));

/** The same work, from the file that it saves. */
function openedAgain(store: Store): Store {
  const { work } = store.getState();
  const file = read(work === null ? '' : fileOf(work));
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  const { store: again } = { store: opened(file.scenario) };
  expect(again.getState().work?.misfits).toEqual([]);
  return again;
}

const cast = (store: Store) =>
  actBy(store, ({ game }, count) => {
    const [object] = game.state.players[0]?.hand ?? [];
    return count > 0 || object === undefined ? undefined : { kind: 'cast', object };
  });

it('goes on past a text that is not modelled once it was done by hand, and a file says the same', () => {
  const store = opened(board);
  cast(store);
  act(store, { kind: 'pass' }, { kind: 'pass' });
  expect(gameOf(store).question).toMatchObject({ kind: 'unread', text: 'Flibber the gibbet' });
  expect(written(openedAgain(store))).toBe(written(store));
  change(store, { edit: 'set', player: 'Bea', life: 7 });
  act(store, { kind: 'byHand' });
  const { question, state } = gameOf(store);
  expect(question.kind).toBe('priority');
  expect([state.players[0]?.hand.length, state.players[1]?.life]).toEqual([3, 7]);
  expect(written(openedAgain(store))).toBe(written(store));
});

it('keeps a casting that was left to the hand in a file, and gives it up whole', () => {
  const [ada, bea] = board.players;
  const store = opened({
    ...board,
    players: [{ name: 'Ada', ...ada, battlefield: ['Zyzzyx Herald'] }, bea ?? { name: 'Bea' }],
  });
  const before = written(store);
  cast(store);
  expect(gameOf(store).question).toMatchObject({ kind: 'unread', reach: 'event' });
  cancel(store);
  expect(written(store)).toBe(before);
  cast(store);
  act(store, { kind: 'byHand' });
  expect(gameOf(store).state.stack).toHaveLength(1);
  expect(written(openedAgain(store))).toBe(written(store));
});
