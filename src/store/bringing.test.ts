import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { placeAll } from '../actions/hand/placing';
import { playerId } from '../rules';
import type { Scenario } from '../scenario/format';
import { read } from '../scenario/schema';
import { undo } from './moving';
import { type AppState, FRESH_SESSION } from './state';
import { here } from './tree';
import { openScenario } from './works';
import { fileOf, scenarioOf } from './writing';

const drummer = {
  name: 'Zyzzyx Drummer',
  mana_cost: '{R}',
  type_line: 'Creature — Goblin',
  oracle_text: 'When this creature dies, draw a card.',
  power: '1',
  toughness: '1',
};

function table(scenario: Scenario) {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, scenario);
  const work = () => {
    const now = store.getState().work;
    if (now === null) throw new Error('no work');
    return now;
  };
  const onTable = () =>
    [...here(work().tree).position.game.state.objects.values()].map(({ printed }) => printed);
  return { store, work, onTable };
}

const empty: Scenario = { scenario: 1, title: 'T', players: [{ name: 'Ada' }, { name: 'Bea' }] };

const place = (store: ReturnType<typeof table>['store']) =>
  placeAll(store, {
    portions: [{ thing: { brought: drummer }, count: 2 }],
    player: playerId(0),
    zone: 'battlefield',
    status: {},
  });

it('places a card that the library lacks, with its text compiled; back again it is gone', () => {
  const { store, onTable } = table(empty);
  expect(place(store)).toBe(true);
  expect(onTable()).toMatchObject([
    { name: 'Zyzzyx Drummer', abilities: [{ kind: 'triggered' }] },
    { name: 'Zyzzyx Drummer' },
  ]);
  undo(store);
  expect(onTable()).toEqual([]);
});

it('writes the cards that were brought into the file, which says the same when it is read', () => {
  const { store, work, onTable } = table(empty);
  place(store);
  place(store);
  const file = read(fileOf(work()));
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  expect(file.scenario.cards).toEqual([drummer]);
  const again = table(file.scenario);
  expect(again.onTable()).toEqual(onTable());
  expect(scenarioOf(again.work())).toEqual(file.scenario);
});
