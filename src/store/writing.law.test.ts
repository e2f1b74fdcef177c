import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { CARDS } from '../cards';
import { encodeGame } from '../rules';
import { type Chance, chanceFrom } from '../rulings/laws/random';
import { randomAnswer } from '../rulings/laws/randomPlayer';
import type { Scenario } from '../scenario/format';
import { read } from '../scenario/schema';
import { loadOpened } from '../ui/app/views/opening';
import { tableView } from '../ui/app/views/table';
import { act, cancel, redo, undo } from './moving';
import { type AppState, FRESH_SESSION, type Store } from './state';
import { here } from './tree';
import { openScenario } from './works';
import { fileOf } from './writing';

await loadOpened();

const GAMES = 25;
const CHOICES = 30;

/** A board of random cards, with mana of every colour. */
function randomScenario(chance: Chance): Scenario {
  const pick = (count: number) => Array.from({ length: count }, () => chance.one(CARDS).name);
  const lands = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Wastes'];
  const isPermanent = (name: string) => {
    const card = CARDS.find((other) => other.name === name);
    return !card?.types.some((type) => type === 'Instant' || type === 'Sorcery');
  };
  return {
    scenario: 1,
    title: 'random',
    seed: chance.below(1000),
    players: ['Ada', 'Bea', 'Cleo'].slice(0, 2 + chance.below(2)).map((name) => ({
      name,
      battlefield: [...lands, ...pick(4).filter(isPermanent)],
      hand: pick(4),
      library: pick(5),
    })),
    turn: { step: 'main1' },
  };
}

function opened(scenario: Scenario): Store {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, scenario);
  return store;
}

const gameOf = (store: Store) => {
  const { work } = store.getState();
  return work === null ? undefined : here(work.tree).position.game;
};

/** The whole game as text. What is shared in memory and what is not makes no difference. */
function written(store: Store): string {
  const game = gameOf(store);
  if (game === undefined) return '';
  const encoded = JSON.parse(JSON.stringify(encodeGame(game))) as { shared: readonly unknown[] };
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole);
    if (typeof value !== 'object' || value === null) return value;
    if ('$' in value && typeof value.$ === 'number') return whole(encoded.shared[value.$]);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, whole(inner)]));
  };
  const { shared: _, ...rest } = encoded;
  return JSON.stringify(whole(rest));
}

/** Plays at random, with steps back in between, to a position that is not in the middle of a spell. */
function played(chance: Chance, store: Store) {
  for (let choices = 0; choices < CHOICES; choices += 1) {
    const game = gameOf(store);
    if (game === undefined || game.state.winner !== null) break;
    if (chance.chance(0.1)) undo(store);
    else act(store, randomAnswer(chance, game));
    const app = store.getState();
    if (app.work !== null) expect(() => tableView(app, app.work as never)).not.toThrow();
  }
  // A file ends where redo ends, and what is half done there is left out. A draft in which nothing was
  // chosen leaves nothing when it is given up: redo may then lead on to what was there before it.
  for (let ends = 0; ends < 5; ends += 1) {
    while (redo(store)) expect(store.getState().session.message).toBeNull();
    if (!cancel(store)) break;
  }
}

describe('a work written as a file and opened again', () => {
  for (let seed = 1; seed <= GAMES; seed += 1) {
    it(`stands where it stood, game ${seed}`, () => {
      const chance = chanceFrom(seed * 7919);
      const store = opened(randomScenario(chance));
      const { work } = store.getState();
      if (work === null) return;
      played(chance, store);
      const now = store.getState().work;
      if (now === null) throw new Error('the work is gone');
      const file = read(fileOf(now));
      if (!file.ok) throw new Error(JSON.stringify(file.problems));
      const again = opened(file.scenario);
      expect(again.getState().work?.misfits ?? 'not opened').toEqual([]);
      expect(written(again) === written(store)).toBe(true);
    });
  }
});
