import { beforeAll, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { loadTelling } from '../../explain/telling';
import type { Scenario } from '../../scenario/format';
import { goTo } from '../../store/moving';
import { type AppState, FRESH_SESSION, type Store } from '../../store/state';
import { numberOf, type Tree } from '../../store/tree';
import { openScenario } from '../../store/works';
import { columnsAround, forkOf, inPlace, stepped, withColumn } from './columns';
import { compareView, linesToCompare } from './compare.view';

const BOARD: Scenario = {
  scenario: 1,
  title: 'The Bears or the face',
  players: [
    {
      name: 'Ada',
      hand: ['Lightning Bolt', 'Raise the Alarm'],
      manaPool: '{R}{W}{W}',
      battlefield: ['Hill Giant'],
    },
    { name: 'Bea', battlefield: ['Grizzly Bears', 'Serra Angel'] },
  ],
  turn: { step: 'main1' },
  play: [
    {
      branch: [
        { cast: 'lightning-bolt', targets: ['grizzly-bears'] },
        { resolve: true },
        { cast: 'raise-the-alarm' },
        { resolve: true },
      ],
    },
    { cast: 'lightning-bolt', targets: ['Bea'] },
    { resolve: true },
  ],
};

function opened(board: Scenario = BOARD): { store: Store; tree: () => Tree } {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, board);
  return {
    store,
    tree: () => {
      const { work } = store.getState();
      if (work === null) throw new Error('No work');
      return work.tree;
    },
  };
}

beforeAll(loadTelling);

describe('the lines side by side', () => {
  it('are those that part at the fork, each at its end', () => {
    const tree = opened().tree();
    const columns = columnsAround(tree, tree.cursor);
    expect(columns.map(({ at }) => numberOf(tree, at))).toEqual([2, 4]);
    expect(forkOf(tree, columns)).toBe(tree.root);
  });

  it('are none where there is no fork', () => {
    const tree = opened({ ...BOARD, play: [{ cast: 'lightning-bolt', targets: ['Bea'] }] }).tree();
    expect(columnsAround(tree, tree.cursor)).toEqual([]);
  });

  it('are walked step by step between the fork and the end', () => {
    const tree = opened().tree();
    const columns = columnsAround(tree, tree.cursor);
    const [first] = columns;
    if (first === undefined) throw new Error('No column');
    const fork = forkOf(tree, columns);
    const back = stepped(tree, first, fork, -1);
    expect(numberOf(tree, back.at)).toBe(1);
    expect(stepped(tree, back, fork, 1)).toEqual(first);
    expect(stepped(tree, first, fork, 1)).toBe(first);
    const atFork = stepped(tree, back, fork, -1);
    expect(stepped(tree, atFork, fork, -1)).toBe(atFork);
  });

  it('can be changed and joined by a third', () => {
    const tree = opened().tree();
    const columns = columnsAround(tree, tree.cursor);
    const tip = columns[1]?.tip ?? '';
    expect(inPlace(columns, 0, tip).map((column) => column.tip)).toEqual([tip, tip]);
    const three = withColumn(columns, tip);
    expect(new Set(three.map(({ key }) => key)).size).toBe(3);
  });

  it('are the same from wherever in them one asks', () => {
    const { store, tree } = opened();
    const before = columnsAround(tree(), tree().cursor);
    goTo(store, before[0]?.at ?? '');
    const [one] = before;
    expect(columnsAround(tree(), one?.at ?? '').map(({ tip }) => tip)).toEqual(
      before.map(({ tip }) => tip),
    );
  });
});

describe('what is shown side by side', () => {
  const view = () => {
    const tree = opened().tree();
    return compareView(tree, columnsAround(tree, tree.cursor), 0);
  };
  const chips = (column: number, player: string) =>
    view()
      .columns[column]?.players.find(({ name }) => name === player)
      ?.chips.map(({ card, count, mark }) => `${card.name} ${count} ${mark ?? ''}`.trim());

  it('marks a card that is there in one line only, and names it where it is missing', () => {
    expect(chips(0, 'Bea')).toEqual(['Serra Angel 1', 'Grizzly Bears 1 only'].reverse());
    expect(chips(1, 'Bea')).toEqual(['Serra Angel 1', 'Grizzly Bears 1 missing']);
  });

  it('takes tokens of one look for one chip', () => {
    expect(chips(1, 'Ada')).toContain('Soldier 2 only');
    expect(chips(0, 'Ada')).toContain('Soldier 2 missing');
  });

  it('has the nearer seat last, and the same seats in each column', () => {
    expect(view().columns.map(({ players }) => players.map(({ name }) => name))).toEqual([
      ['Bea', 'Ada'],
      ['Bea', 'Ada'],
    ]);
  });

  it('lists the differences by part, each once', () => {
    const { rows } = view();
    expect(rows.map(({ part }) => part)).toEqual(['Players', 'Objects']);
    const words = rows.flatMap((part) => part.rows.map(({ what }) => what));
    expect(words).toContain("Bea's life");
    expect(words).toContain('Soldier token ×2');
    expect(new Set(words).size).toBe(words.length);
  });

  it('tells what was done since the fork, and offers the lines', () => {
    const { columns } = view();
    expect(columns[1]?.trail.map(({ words }) => words)).toHaveLength(4);
    expect(linesToCompare(opened().tree())).toHaveLength(2);
  });
});
