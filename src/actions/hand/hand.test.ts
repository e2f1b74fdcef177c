import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ObjectId, PlayerId } from '../../rules';
import type { PlayerSetup } from '../../scenario/format';
import { undo } from '../../store/moving';
import { type AppState, FRESH_SESSION, type Store } from '../../store/state';
import { here } from '../../store/tree';
import { openScenario } from '../../store/works';
import { fromTop, moveAll, shuffle } from './library';
import { addCounters, attach, copyTokens, setAttacking, turn, unattach, untapAll } from './objects';
import { makeTokens, placeAll } from './placing';

function opened(ada: Omit<PlayerSetup, 'name'>): Store {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  const players = [{ name: 'Ada', ...ada }, { name: 'Bea' }];
  openScenario(store, { scenario: 1, title: 'by hand', players, turn: { step: 'main1' } });
  return store;
}

function stateOf(store: Store) {
  const { work } = store.getState();
  if (work === null) throw new Error('no work');
  return here(work.tree).position.game.state;
}

const ada = 0 as PlayerId;

function named(store: Store, name: string): ObjectId {
  for (const object of stateOf(store).objects.values()) {
    if (object.printed.name === name) return object.id;
  }
  throw new Error(`no ${name}`);
}

const objectOf = (store: Store, name: string) => stateOf(store).objects.get(named(store, name));
const namesIn = (store: Store, zone: 'library' | 'hand' | 'graveyard') =>
  stateOf(store).players[0]?.[zone].map((id) => stateOf(store).objects.get(id)?.printed.name);

describe('a library by hand', () => {
  const library = ['Forest', 'Island', 'Swamp', 'Plains'];

  it('takes a card at any place', () => {
    const store = opened({ library, battlefield: ['Shock'] });
    moveAll(store, [named(store, 'Shock')], { zone: 'library', above: 2 });
    expect(namesIn(store, 'library')).toEqual(['Forest', 'Island', 'Shock', 'Swamp', 'Plains']);
  });

  it('takes cards at the bottom, in their order, as one choice', () => {
    const store = opened({ library, battlefield: ['Shock', 'Grizzly Bears'] });
    const before = stateOf(store);
    const ids = [named(store, 'Shock'), named(store, 'Grizzly Bears')];
    moveAll(store, ids, { zone: 'library', above: 'bottom' });
    expect(namesIn(store, 'library')).toEqual([...library, 'Shock', 'Grizzly Bears']);
    undo(store);
    expect(stateOf(store)).toBe(before);
  });

  it('moves a card of its own down', () => {
    const store = opened({ library });
    moveAll(store, [named(store, 'Forest')], { zone: 'library', above: 'bottom' });
    expect(namesIn(store, 'library')).toEqual(['Island', 'Swamp', 'Plains', 'Forest']);
  });

  it('gives cards from its top', () => {
    const store = opened({ library });
    fromTop(store, ada, 2, 'graveyard');
    expect(namesIn(store, 'graveyard')).toEqual(['Forest', 'Island']);
    expect(namesIn(store, 'library')).toEqual(['Swamp', 'Plains']);
  });

  it('that is unknown gives unknown cards', () => {
    const store = opened({});
    fromTop(store, ada, 3, 'hand');
    expect(namesIn(store, 'hand')).toEqual(['?', '?', '?']);
  });

  it('is shuffled to an order that is kept', () => {
    const store = opened({ library });
    shuffle(store, ada, (below) => below - 1);
    expect(namesIn(store, 'library')).toHaveLength(4);
    expect(namesIn(store, 'library')).toEqual(['Forest', 'Island', 'Swamp', 'Plains']);
    shuffle(store, ada, () => 0);
    expect(namesIn(store, 'library')).toEqual(['Plains', 'Swamp', 'Island', 'Forest']);
  });

  it('that is unknown is not shuffled', () => {
    expect(shuffle(opened({}), ada)).toBe(false);
  });
});

describe('placing', () => {
  const forests = { thing: { card: 'Forest' }, count: 3 };
  const shock = { thing: { card: 'Shock' }, count: 1 };

  it('places several things as one choice', () => {
    const store = opened({});
    const before = stateOf(store);
    placeAll(store, { portions: [forests, shock], player: ada, zone: 'hand', status: {} });
    expect(namesIn(store, 'hand')).toEqual(['Forest', 'Forest', 'Forest', 'Shock']);
    undo(store);
    expect(stateOf(store)).toBe(before);
  });

  it('puts the first on top of a library, or all at its bottom', () => {
    const store = opened({ library: ['Island'] });
    const portions = [forests, shock];
    placeAll(store, { portions, player: ada, zone: 'library', bottom: true, status: {} });
    expect(namesIn(store, 'library')).toEqual(['Island', 'Forest', 'Forest', 'Forest', 'Shock']);
    placeAll(store, { portions: [shock], player: ada, zone: 'library', status: {} });
    expect(namesIn(store, 'library')?.[0]).toBe('Shock');
  });

  it('lets things stand as is said', () => {
    const store = opened({});
    const status = { tapped: true, counters: { charge: 2 }, damage: 1 };
    const portions = [{ thing: { card: 'Colossal Dreadmaw' }, count: 1 }];
    placeAll(store, { portions, player: ada, zone: 'battlefield', status });
    expect(objectOf(store, 'Colossal Dreadmaw')).toMatchObject(status);
  });
});

describe('objects by hand', () => {
  it('turn together: those untapped first', () => {
    const store = opened({ battlefield: [{ card: 'Forest', tapped: true }, 'Island'] });
    const ids = [named(store, 'Forest'), named(store, 'Island')];
    turn(store, ids);
    expect(ids.map((id) => stateOf(store).objects.get(id)?.tapped)).toEqual([true, true]);
    turn(store, ids);
    expect(ids.map((id) => stateOf(store).objects.get(id)?.tapped)).toEqual([false, false]);
  });

  it('are untapped with all of their player', () => {
    const store = opened({ battlefield: [{ card: 'Forest', tapped: true }, 'Island'] });
    untapAll(store, ada);
    expect(objectOf(store, 'Forest')?.tapped).toBe(false);
    expect(objectOf(store, 'Island')?.byHand).toBe(false);
  });

  it('get counters, and never less than none', () => {
    const store = opened({ battlefield: ['Grizzly Bears'] });
    const bears = named(store, 'Grizzly Bears');
    addCounters(store, bears, '+1/+1', 2);
    expect(objectOf(store, 'Grizzly Bears')?.counters).toEqual({ '+1/+1': 2 });
    addCounters(store, bears, '+1/+1', -5);
    expect(objectOf(store, 'Grizzly Bears')?.counters).toEqual({});
  });

  it('are attached and taken off', () => {
    const store = opened({ battlefield: ['Bonesplitter', 'Grizzly Bears'] });
    const host = { object: named(store, 'Grizzly Bears') };
    attach(store, named(store, 'Bonesplitter'), host);
    expect(objectOf(store, 'Bonesplitter')?.attachedTo).toEqual(host);
    unattach(store, named(store, 'Bonesplitter'));
    expect(objectOf(store, 'Bonesplitter')?.attachedTo).toBeNull();
  });

  it('attack and leave combat', () => {
    const store = opened({ battlefield: ['Grizzly Bears'] });
    const bears = named(store, 'Grizzly Bears');
    setAttacking(store, bears, { player: 1 as PlayerId });
    expect(stateOf(store).combat?.attackers).toMatchObject([{ object: bears }]);
    setAttacking(store, bears, null);
    expect(stateOf(store).combat?.attackers).toEqual([]);
  });

  it('are copied as tokens: a permanent, and a card in another zone (707.2)', () => {
    const store = opened({ battlefield: ['Grizzly Bears'], graveyard: ['Serra Angel'] });
    const ids = [named(store, 'Grizzly Bears'), named(store, 'Serra Angel')];
    copyTokens(store, ids, { count: 2, tapped: true, sick: false });
    const tokens = [...stateOf(store).objects.values()].filter(({ kind }) => kind === 'token');
    expect(tokens.map(({ printed, tapped }) => [printed.name, tapped])).toEqual([
      ['Grizzly Bears', true],
      ['Grizzly Bears', true],
      ['Serra Angel', true],
      ['Serra Angel', true],
    ]);
  });
});

it('tokens made by hand are there since just now, and summoning sick (302.6)', () => {
  const store = opened({});
  const goblin = { name: 'Goblin', type_line: 'Creature — Goblin', power: '1', toughness: '1' };
  makeTokens(store, ada, goblin, 2);
  const sick = [...stateOf(store).objects.values()].map((object) => object.sick);
  expect(sick).toEqual([true, true]);
});
