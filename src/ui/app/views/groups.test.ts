import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { offersByObject } from '../../../actions/offers';
import type { EditEntry, Placed, Scenario } from '../../../scenario/format';
import { act, change, redo, undo } from '../../../store/moving';
import { type AppState, FRESH_SESSION, inSession, type Store } from '../../../store/state';
import { here } from '../../../store/tree';
import { openScenario } from '../../../store/works';
import type { GroupView } from '../../views';
import { loadOpened } from './opening';
import { tableView } from './table';

await loadOpened();

function opened(battlefield: readonly Placed[]): Store {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  const scenario: Scenario = {
    scenario: 1,
    title: 'groups',
    players: [{ name: 'Ada', battlefield }, { name: 'Bea' }],
  };
  openScenario(store, scenario);
  return store;
}

/** The groups of Ada's creatures, without what a press does on each. */
function groups(store: Store): readonly GroupView[] {
  const app = store.getState();
  if (app.work === null) throw new Error('no work');
  const [ada] = tableView(app, app.work, new Map()).players;
  return ada?.front ?? [];
}

/** How many lie in each group of Ada's creatures. */
const sizes = (store: Store): readonly number[] =>
  groups(store)
    .map(({ members }) => members.length)
    .sort();

describe('what the rules cannot tell apart lies together', () => {
  it('tokens and cards of one kind each', () => {
    const token: Placed = { token: true, copyOf: 'Grizzly Bears', count: 6 };
    expect(sizes(opened(['3 Grizzly Bears', token]))).toEqual([3, 6]);
  });

  const apart: readonly [string, Partial<EditEntry>][] = [
    ['tapped', { tapped: true }],
    ['with damage', { damage: 1 }],
    ['with a counter', { counters: { '+1/+1': 1 } }],
    ['that came this turn', { sick: true }],
    ['with a choice', { chosen: { color: 'red' } }],
  ];
  for (const [what, set] of apart) {
    it(`one ${what} lies alone`, () => {
      const store = opened(['4 Grizzly Bears']);
      change(store, { edit: 'set', object: 'grizzly-bears-2', ...set } as EditEntry);
      expect(sizes(store)).toEqual([1, 3]);
    });
  }

  it('one with something attached lies alone', () => {
    const store = opened([
      '3 Grizzly Bears',
      { card: 'Bonesplitter', attachedTo: 'grizzly-bears' },
    ]);
    expect(sizes(store)).toEqual([1, 2]);
  });

  it('those that change together stay together', () => {
    const store = opened(['3 Grizzly Bears']);
    change(store, {
      edit: 'place',
      player: 'Ada',
      zone: 'battlefield',
      card: 'Glorious Anthem',
    });
    expect(sizes(store)).toEqual([3]);
  });

  it('those that were tapped for mana one after another lie together again', () => {
    const store = opened(['6 Llanowar Elves']);
    const gameNow = () => {
      const { work } = store.getState();
      if (work === null) throw new Error('no work');
      return here(work.tree).position.game;
    };
    for (const id of gameNow().state.battlefield.list()) {
      const offer = offersByObject(gameNow())
        .get(id)
        ?.find(({ kind }) => kind === 'mana');
      if (offer !== undefined) act(store, offer.action);
    }
    expect(sizes(store)).toEqual([6]);
  });
});

describe('a group is drawn again only where one of it has changed', () => {
  const battlefield = ['9 Grizzly Bears', '9 Hill Giant', '9 Elvish Visionary'];
  const tap: EditEntry = { edit: 'set', object: 'hill-giant-2', tapped: true };

  it('after a step', () => {
    const store = opened(battlefield);
    const before = groups(store);
    change(store, tap);
    const after = groups(store);
    expect(after.filter((group) => before.includes(group))).toHaveLength(2);
  });

  it('and it is the same again when that step is taken back', () => {
    const store = opened(battlefield);
    change(store, tap);
    const before = groups(store);
    undo(store);
    redo(store);
    expect(groups(store).filter((group) => !before.includes(group))).toEqual([]);
  });

  it('but all of them where an effect changes all', () => {
    const store = opened(battlefield);
    const before = groups(store);
    const anthem: EditEntry = {
      edit: 'place',
      player: 'Ada',
      zone: 'battlefield',
      card: 'Glorious Anthem',
    };
    change(store, anthem);
    expect(groups(store).filter((group) => before.includes(group))).toEqual([]);
  });

  it('and of each other permanent its record is looked at once', () => {
    const looks = (bears: number) => {
      const store = opened([`${bears} Grizzly Bears`, '9 Hill Giant']);
      groups(store);
      change(store, tap);
      const { work } = store.getState();
      const objects = work && here(work.tree).position.game.state.objects;
      const get = vi.spyOn(Object.getPrototypeOf(objects), 'get');
      groups(store);
      const count = get.mock.calls.length;
      get.mockRestore();
      return count;
    };
    expect(looks(150) - looks(50)).toBe(100);
  });
});

describe('a step leaves what it does not touch as it was drawn', () => {
  it('the rows of both players when one passes', () => {
    const store = opened(['4 Forest', '9 Grizzly Bears', 'Bonesplitter']);
    const rows = () => {
      const app = store.getState();
      if (app.work === null) throw new Error('no work');
      const { players } = tableView(app, app.work, new Map());
      return players.flatMap(({ front, lands, others, hand }) => [front, lands, others, hand]);
    };
    const before = rows();
    act(store, { kind: 'pass' });
    expect(rows().filter((row, place) => row !== before[place])).toEqual([]);
  });

  it('the question, while only the session changes', () => {
    const store = opened(['9 Grizzly Bears']);
    const asked = () => {
      const app = store.getState();
      if (app.work === null) throw new Error('no work');
      return tableView(app, app.work, new Map()).question;
    };
    const before = asked();
    inSession(store, { saved: { state: 'saved' } });
    expect(asked()).toBe(before);
  });
});
