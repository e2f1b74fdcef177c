import { describe, expect, it } from 'vitest';
import { playerId } from '../rules';
import type { Scenario } from '../scenario/format';
import { setStop } from '../store/stops';
import type { App } from './app';
import { goByRules, nextStop, nextTurn, resolve, resolveAll } from './passing';
import { appWith, gameOf, settled } from './testing/app';

const turnOf = (app: App) => gameOf(app).state.turn;
const ranWords = ({ store }: App) => store.getState().session.ran?.words;

const empty = { players: [{ name: 'Ada' }, { name: 'Bea' }], turn: { step: 'main1' } } as const;
const bolts = {
  players: [
    { name: 'Ada', hand: ['Lightning Bolt', 'Lightning Bolt'], battlefield: ['2 Mountain'] },
    { name: 'Bea' },
  ],
  turn: { step: 'main1' },
  play: [
    { cast: 'Lightning Bolt', targets: ['Bea'] },
    { cast: 'Lightning Bolt', targets: ['Bea'] },
  ],
} as unknown as Pick<Scenario, 'players' | 'turn' | 'play'>;

describe('going to a step by the rules', () => {
  it('everyone passes until it has begun', async () => {
    const app = appWith(empty);
    goByRules(app, 'end');
    await settled(app);
    expect(turnOf(app)).toMatchObject({ number: 1, step: 'end' });
    expect(gameOf(app).question.kind).toBe('priority');
  });

  it('says what was skipped on the way (508.8)', async () => {
    const app = appWith(empty);
    goByRules(app, 'declareBlockers');
    await settled(app);
    expect(turnOf(app).step).toBe('endCombat');
    expect(ranWords(app)).toMatch(/no declare blockers step/);
  });

  it('ends at a question other than priority', async () => {
    const app = appWith({
      ...empty,
      players: [{ name: 'Ada', battlefield: ['Grizzly Bears'] }, { name: 'Bea' }],
    });
    goByRules(app, 'end');
    await settled(app);
    expect(gameOf(app).question.kind).toBe('declareAttackers');
  });
});

describe('a stop', () => {
  it('ends the passing when its step begins in the turn of its player', async () => {
    const app = appWith(empty);
    setStop(app.store, playerId(0), 'main2', true);
    nextTurn(app);
    await settled(app);
    expect(turnOf(app)).toMatchObject({ number: 1, step: 'main2' });
    expect(ranWords(app)).toMatch(/as set/);
  });

  it('does not hold in the turns of another', async () => {
    const app = appWith(empty);
    setStop(app.store, playerId(1), 'main2', true);
    nextTurn(app);
    await settled(app);
    expect(turnOf(app)).toMatchObject({ number: 2, step: 'upkeep' });
  });

  it('in the present step lets one leave it', async () => {
    const app = appWith(empty);
    setStop(app.store, playerId(0), 'main1', true);
    goByRules(app, 'main2');
    await settled(app);
    expect(turnOf(app).step).toBe('main2');
  });

  it('taken away is gone', async () => {
    const app = appWith(empty);
    setStop(app.store, playerId(0), 'main2', true);
    setStop(app.store, playerId(0), 'main2', false);
    nextStop(app);
    await settled(app);
    expect(turnOf(app)).toMatchObject({ number: 2, step: 'upkeep' });
  });
});

describe('resolving', () => {
  it('ends when the top of the stack has left it', async () => {
    const app = appWith(bolts);
    expect(gameOf(app).state.stack.length).toBe(2);
    resolve(app);
    await settled(app);
    expect(gameOf(app).state.stack.length).toBe(1);
  });

  it('all ends when the stack is empty, and leaves a step for each pass', async () => {
    const app = appWith(bolts);
    const before = app.store.getState().work?.tree.steps.size ?? 0;
    resolveAll(app);
    await settled(app);
    expect(gameOf(app).state.stack).toEqual([]);
    expect(gameOf(app).state.players[1]?.life).toBe(14);
    expect(turnOf(app).step).toBe('main1');
    expect(app.store.getState().work?.tree.steps.size).toBe(before + 4);
  });
});
