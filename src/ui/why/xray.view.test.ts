import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../actions/app';
import { appWith, gameOf } from '../../actions/testing/app';
import { loadTelling } from '../../explain/telling';
import type { Scenario } from '../../scenario/format';
import { enter } from '../../store/entering';
import { act, goTo } from '../../store/moving';
import { stepAt, type Tree } from '../../store/tree';
import { momentAt } from './useLaneKeys';
import { answerOf, type MomentView, xrayView } from './xray.view';

beforeAll(loadTelling);

/** A bolt that is on the stack, with Ada's priority. */
const bolt = {
  players: [{ name: 'Ada', hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, { name: 'Bea' }],
  turn: { step: 'main1' },
  play: [{ cast: 'Lightning Bolt', targets: ['Bea'] }],
} as unknown as Pick<Scenario, 'players' | 'turn' | 'play'>;

function treeOf({ store }: App): Tree {
  const { work } = store.getState();
  if (work === null) throw new Error('no work');
  return work.tree;
}

const PASS = { kind: 'pass' } as const;

function momentsIn(app: App, only: 'all' | 'windows' = 'all'): readonly MomentView[] {
  const { length, at } = xrayView(treeOf(app), only);
  return Array.from({ length }, (_, place) => at(place)).flatMap((moment) => moment ?? []);
}

const told = (app: App) => momentsIn(app).map(({ lane, words, depth }) => [lane, words, depth]);

describe('The picture of who could act when', () => {
  it('has each player with priority, what they did, and what resolved', () => {
    const app = appWith(bolt);
    act(app.store, PASS);
    act(app.store, PASS);
    expect(told(app).slice(-4)).toEqual([
      [0, 'passes', 1],
      [1, 'passes', 1],
      [2, 'Lightning Bolt resolves.', 0],
      [0, 'Ada may act', 0],
    ]);
  });

  it('says what was cast where somebody acted', () => {
    const [first] = momentsIn(appWith(bolt), 'windows');
    expect(first).toMatchObject({ lane: 0, passed: false });
    expect(first?.words).toMatch(/Ada casts Lightning Bolt/);
  });

  it('a moment within one choice is entered by giving its first answers again, as a branch', () => {
    const app = appWith(bolt);
    act(app.store, PASS, PASS);
    const inside = momentsIn(app, 'windows').find(({ lane }) => lane === 1);
    const tree = treeOf(app);
    const before = tree.steps.size;
    expect(inside?.nth).toBe(0);
    const step = stepAt(tree, inside?.step ?? '');
    expect(enter(app.store, step.id, answerOf(step, inside?.nth ?? 0))).toBe(true);
    expect(gameOf(app).question).toMatchObject({ kind: 'priority', player: 1 });
    expect(treeOf(app).steps.size).toBe(before + 1);
  });

  it('a moment at the end of a step is that step', () => {
    const app = appWith(bolt);
    act(app.store, PASS);
    const { cursor } = treeOf(app);
    act(app.store, PASS);
    const moment = momentsIn(app, 'windows').find(({ lane }) => lane === 1);
    expect(moment?.step).toBe(cursor);
    expect(answerOf(stepAt(treeOf(app), cursor), moment?.nth ?? 0)).toBe(-1);
  });

  it('what was taken back stands after the present moment', () => {
    const app = appWith(bolt);
    const { cursor } = treeOf(app);
    act(app.store, PASS);
    goTo(app.store, cursor);
    const moments = momentsIn(app);
    const now = moments.findIndex((moment) => moment.now);
    expect(moments[now]?.undone).toBe(false);
    expect(moments.slice(now + 1).every(({ undone }) => undone)).toBe(true);
    expect(moments.length).toBeGreaterThan(now + 1);
  });
});

describe('Keys among the moments', () => {
  const lanes = ['Ada', 'Bea', 'The game'].map((name) => ({ name }));
  const order = [0, 2, 1, 0, 2];
  const view = { lanes, length: order.length, laneAt: (at: number) => order[at] };

  it('go up and down along them, and no further than their ends', () => {
    expect(momentAt(view, 1, 'ArrowDown')).toBe(2);
    expect(momentAt(view, 0, 'ArrowUp')).toBe(0);
    expect(momentAt(view, 1, 'End')).toBe(4);
  });

  it('go to the nearest moment of the next lane', () => {
    expect(momentAt(view, 0, 'ArrowRight')).toBe(2);
    expect(momentAt(view, 4, 'ArrowLeft')).toBe(2);
    expect(momentAt(view, 0, 'ArrowLeft')).toBeUndefined();
  });
});
