import { beforeAll, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { loadTelling } from '../../explain/telling';
import type { Entry, Scenario } from '../../scenario/format';
import { type AppState, FRESH_SESSION } from '../../store/state';
import { here, numberOf, type Tree } from '../../store/tree';
import { openScenario } from '../../store/works';
import { layout, type Measure, type Op, wrapped } from './picture.view';
import { beginningOf, proposalFor, tablePicture } from './ruling.view';

const board = (play: readonly Entry[]): Scenario => ({
  scenario: 1,
  title: 'A Bolt',
  players: [
    { name: 'Ada', hand: ['Lightning Bolt'], manaPool: '{R}', battlefield: ['Forest', 'Forest'] },
    { name: 'Bea', battlefield: ['Grizzly Bears'], life: 12 },
  ],
  turn: { step: 'main1' },
  play,
});

const BOLT: readonly Entry[] = [
  { cast: 'lightning-bolt', targets: ['grizzly-bears'] },
  { resolve: true },
];

function treeOf(scenario: Scenario): Tree {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, scenario);
  const { work } = store.getState();
  if (work === null) throw new Error('No work');
  return work.tree;
}

beforeAll(loadTelling);

describe('what a ruling tells of', () => {
  it('begins at the fork before it', () => {
    const tree = treeOf(
      board([...BOLT.slice(0, 1), { branch: [{ pass: true }] }, { resolve: true }]),
    );
    expect(numberOf(tree, tree.cursor)).toBe(2);
    expect(numberOf(tree, beginningOf(tree, tree.cursor))).toBe(1);
  });

  it('begins at the start where there is no fork, and not too far back', () => {
    const tree = treeOf(board(BOLT));
    expect(beginningOf(tree, tree.cursor)).toBe(tree.root);
    const passes = Array.from(
      { length: 12 },
      (): Entry => ({ edit: 'set', player: 'Bea', life: 9 }),
    );
    const long = treeOf(board(passes.map((entry, at) => ({ ...entry, life: at + 1 }) as Entry)));
    expect(numberOf(long, beginningOf(long, long.cursor))).toBe(4);
  });

  it('says what is done by hand as such', () => {
    const tree = treeOf(board([{ edit: 'set', player: 'Bea', life: 3 }]));
    const { reasons } = proposalFor(tree, tree.root, tree.cursor);
    expect(reasons[0]).toMatchObject({ byHand: true, text: expect.stringContaining('By hand') });
  });
});

/** Letters as wide as half of their height. */
const measure: Measure = (text, { size }) => text.length * size * 0.5;

describe('the picture of the table', () => {
  const picture = (title = 'A Bolt') => {
    const tree = treeOf(board(BOLT.slice(0, 1)));
    const { game } = here(tree).position;
    const said = { title, question: 'Does it die?', answer: 'Yes.', foot: 'Rules of today.' };
    return layout(tablePicture(game, 0, said), measure);
  };
  const words = (ops: readonly Op[]) => ops.flatMap((op) => (op.op === 'text' ? [op.text] : []));

  it('has the players, their cards counted, the stack, question, answer and edition', () => {
    const said = words(picture().ops);
    expect(said).toEqual(
      expect.arrayContaining(['A Bolt', 'Bea', '12', 'Grizzly Bears', 'Forest ×2', '2/2']),
    );
    expect(said).toEqual(
      expect.arrayContaining(['Lightning Bolt', 'Does it die?', 'Rules of today.']),
    );
  });

  it('has everything within its edges, however long the title', () => {
    const { width, height, ops } = picture('An endless name '.repeat(40));
    for (const op of ops) {
      const w = op.op === 'text' ? measure(op.text, op.letters) : op.w;
      const left = op.op === 'text' && op.right ? op.x - w : op.x;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + w).toBeLessThanOrEqual(width);
      expect(op.y).toBeLessThanOrEqual(height);
    }
  });

  it('breaks between words, and cuts what is too much', () => {
    const letters = { voice: 'serif', size: 10, weight: 400 } as const;
    expect(wrapped('one two three', 40, letters, measure)).toEqual(['one two', 'three']);
    expect(wrapped('one two three four', 40, letters, measure, 1)).toEqual(['one two…']);
    expect(wrapped('incomprehensible', 40, letters, measure)).toEqual(['incompr…']);
  });
});
