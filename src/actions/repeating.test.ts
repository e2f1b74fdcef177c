import { describe, expect, it } from 'vitest';
import type { Scenario } from '../scenario/format';
import { here } from '../store/tree';
import type { App } from './app';
import { repeatSince, stretchSince } from './repeating';
import { comesAgain, likelyStart } from './rounds';
import { appWith, gameOf } from './testing/app';

const board = (battlefield: readonly unknown[], ...play: readonly unknown[]): App =>
  appWith({
    players: [{ name: 'Ada', battlefield }, { name: 'Bea' }],
    turn: { step: 'main1' },
    play,
  } as unknown as Pick<Scenario, 'players' | 'turn' | 'play'>);

function treeOf({ store }: App) {
  const { work } = store.getState();
  if (work === null) throw new Error('no work');
  return work.tree;
}

const ranWords = ({ store }: App) => store.getState().session.ran?.words;

describe('repeating what was done (732.2a)', () => {
  const ping = { activate: 'triskelion', targets: ['Bea'] };

  it('plays each answer again, and keeps every step', async () => {
    const triskelion = { card: 'Triskelion', counters: { '+1/+1': 3 } };
    const app = board([triskelion], ping, { resolve: true });
    const { root } = treeOf(app);
    await repeatSince(app, root, 2);
    expect(gameOf(app).state.players[1]?.life).toBe(17);
    expect(ranWords(app)).toBe('Repeated twice (732.2a).');
  });

  it('ends where an answer is not allowed any more, and says how often it went', async () => {
    const triskelion = { card: 'Triskelion', counters: { '+1/+1': 3 } };
    const app = board([triskelion], ping, { resolve: true });
    await repeatSince(app, treeOf(app).root, 10);
    expect(gameOf(app).state.players[1]?.life).toBe(17);
    expect(ranWords(app)).toMatch(/^Repeated 2 of 10 times/);
  });

  it('a token that is gone is stood for by one like it', async () => {
    const app = board(["Ashnod's Altar", { card: 'Llanowar Elves', token: true, count: 4 }], {
      activate: 'ashnods-altar',
      choose: ['llanowar-elves-2'],
    });
    await repeatSince(app, treeOf(app).root, 3);
    expect(gameOf(app).state.battlefield.size).toBe(1);
    expect(gameOf(app).state.players[0]?.pool).toHaveLength(8);
  });

  it('a round that cannot be played to its end is not begun, and that is said', async () => {
    const app = board(["Ashnod's Altar", 'Llanowar Elves', 'Serra Angel'], {
      activate: 'ashnods-altar',
      choose: ['llanowar-elves'],
    });
    await repeatSince(app, treeOf(app).root, 1);
    expect(gameOf(app).state.battlefield.size).toBe(2);
    expect(ranWords(app)).toMatch(/^It can't be repeated\. Nothing takes the part/);
  });

  it('is refused over what was set by hand', () => {
    const app = board(['Triskelion'], { edit: 'life', player: 'Bea', life: 10 });
    expect(stretchSince(treeOf(app), treeOf(app).root)).toMatchObject({
      ok: false,
      why: expect.stringMatching(/by hand/),
    });
  });

  it('a likely beginning is the nearest step like the present one', () => {
    const triskelion = { card: 'Triskelion', counters: { '+1/+1': 3 } };
    const app = board([triskelion], ping, { resolve: true });
    expect(likelyStart(treeOf(app))).toBe(treeOf(app).root);
    expect(here(treeOf(app)).id).not.toBe(treeOf(app).root);
  });
});

describe('what may be a loop', () => {
  it('is what comes onto the stack again in the same way, and not a first spell', () => {
    const ping = { activate: 'triskelion', targets: ['Bea'] };
    const trisk = [{ card: 'Triskelion', counters: { '+1/+1': 3 } }];
    expect(comesAgain(treeOf(board(trisk, ping)))).toBe(false);
    expect(comesAgain(treeOf(board(trisk, ping, { resolve: true }, ping)))).toBe(true);
  });
});
