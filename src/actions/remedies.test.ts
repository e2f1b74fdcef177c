import { describe, expect, it } from 'vitest';
import { type Deed, type ObjectId, playerId } from '../rules';
import type { Scenario } from '../scenario/format';
import type { App } from './app';
import { type Offered, remediesAt, tryRemedy } from './remedies';
import { appWith, gameOf } from './testing/app';

const ada = playerId(0);

const board = (side: object, step: string, ...play: readonly unknown[]): App =>
  appWith({
    players: [{ name: 'Ada', ...side }, { name: 'Bea' }],
    turn: { active: 'Ada', step },
    play,
  } as unknown as Pick<Scenario, 'players' | 'turn' | 'play'>);

function treeOf({ store }: App) {
  const { work } = store.getState();
  if (work === null) throw new Error('no work');
  return work.tree;
}

function find(app: App, name: string): ObjectId {
  const { objects } = gameOf(app).state;
  const id = objects.ids().find((one) => objects.get(one)?.printed.name === name);
  if (id === undefined) throw new Error(name);
  return id;
}

const offered = (app: App, kind: 'attack' | 'cast', name: string): readonly Offered[] =>
  remediesAt(treeOf(app), treeOf(app).cursor, ada, { kind, object: find(app, name) } as Deed);

const take = (app: App, all: readonly Offered[], words: RegExp): void => {
  const one = all.find((remedy) => words.test(remedy.words));
  if (one === undefined) throw new Error(all.map((remedy) => remedy.words).join('; '));
  tryRemedy(app.store, one);
};

describe('what would allow something, as a branch', () => {
  it('goes back to the declaration of attackers where it could have attacked', () => {
    const app = board(
      { battlefield: ['Serra Angel'] },
      'beginCombat',
      { pass: true },
      { pass: true },
      { attack: {} },
    );
    const all = offered(app, 'attack', 'Serra Angel');
    expect(all.map(({ words, note }) => [words, note])[0]).toEqual([
      'Go back to the declaration of attackers',
      'by the rules, one choice back',
    ]);
    take(app, all, /^Go back to the declaration/);
    expect(gameOf(app).question.kind).toBe('declareAttackers');
  });

  it('goes back there with it untapped, where it was tapped', () => {
    const app = board(
      { battlefield: [{ card: 'Serra Angel', tapped: true }, 'Grizzly Bears'] },
      'beginCombat',
      { pass: true },
      { pass: true },
      { attack: {} },
    );
    take(app, offered(app, 'attack', 'Serra Angel'), /declaration of attackers, and untap it$/);
    const { question } = gameOf(app);
    const able = question.kind === 'declareAttackers' ? question.options : [];
    expect(able.map(({ object }) => object)).toContain(find(app, 'Serra Angel'));
  });

  it('makes a change by hand, and begins what it allows', () => {
    const app = board(
      { battlefield: [{ card: 'Mountain', tapped: true }], hand: ['Shock'] },
      'upkeep',
    );
    const before = treeOf(app).cursor;
    take(app, offered(app, 'cast', 'Shock'), /^Untap Mountain$/);
    expect(gameOf(app).state.stack).toHaveLength(1);
    expect(gameOf(app).question.draft).toBeDefined();
    expect(treeOf(app).children.get(before)).toHaveLength(1);
  });

  it('adds mana to what is in the pool', () => {
    const app = board({ hand: ['Grizzly Bears'], manaPool: '{C}' }, 'main1');
    take(app, offered(app, 'cast', 'Grizzly Bears'), /^Add \{G\}/);
    expect(gameOf(app).state.players[0]?.pool.map(({ type }) => type)).toEqual(['C', 'G']);
    expect(gameOf(app).question.kind).toBe('payMana');
  });

  it('lays a target there, and begins to cast at it', () => {
    const app = board({ hand: ['Doom Blade'], manaPool: '{B}{B}' }, 'main1');
    take(app, offered(app, 'cast', 'Doom Blade'), /^Put Grizzly Bears onto the battlefield/);
    expect(gameOf(app).question.kind).toBe('chooseTarget');
  });

  it('goes to the main phase by the rules', () => {
    const app = board({ hand: ['Ornithopter'] }, 'upkeep');
    take(app, offered(app, 'cast', 'Ornithopter'), /^Play on/);
    expect(gameOf(app).state.turn.step).toBe('main1');
  });
});
