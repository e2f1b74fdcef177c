import { describe, expect, it, vi } from 'vitest';
import { findCard } from '../../cards';
import { encodeGame } from '../encode/game';
import type { Game } from '../engine/game';
import { playerId } from '../kernel/ids';
import { need } from '../kernel/invariant';
import { newGame } from '../setup/newGame';
import type { Placement } from '../setup/setup';
import type { Edit } from './change';
import { edit, editAll } from './edit';

const owner = playerId(0);

function begun(...names: readonly string[]) {
  const objects = names.map(
    (name): Placement => ({
      kind: 'card',
      printed: need(findCard(name), name),
      owner,
      zone: 'battlefield',
    }),
  );
  const result = newGame({ players: [{ name: 'A' }, { name: 'B' }], objects });
  if (result.result !== 'accepted') throw new Error(JSON.stringify(result));
  const cards = result.made.map(({ card }) => card);
  return { game: result.game, cards };
}

const done = (result: ReturnType<typeof edit>) => {
  if (result.result !== 'accepted') throw new Error(JSON.stringify(result));
  return result;
};

const tapped = (card: Extract<Edit, { edit: 'setObject' }>['card']): Edit => ({
  edit: 'setObject',
  card,
  set: { tapped: true },
});

/** How often the rules look at an object of a position, or one that follows it. */
function looks(game: Game, work: () => void): number {
  const get = vi.spyOn(Object.getPrototypeOf(game.state.objects), 'get');
  work();
  const count = get.mock.calls.length;
  get.mockRestore();
  return count;
}

const bears = (count: number) => begun(...Array.from({ length: count }, () => 'Grizzly Bears'));

describe('several changes by hand', () => {
  it('come to the same as one after the other, where nothing else comes of any', () => {
    const { game, cards } = begun('Glorious Anthem', 'Grizzly Bears', 'Hill Giant');
    const changes = cards.map(tapped);
    const events = [];
    let now = game;
    for (const change of changes) {
      const next = done(edit(now, change));
      events.push(...next.events);
      now = next.game;
    }
    const atOnce = done(editAll(game, changes));
    expect(atOnce.events).toEqual(events);
    expect(encodeGame(atOnce.game)).toEqual(encodeGame(now));
  });

  it('are made before state-based actions look at any (704.3)', () => {
    const { game, cards } = begun('Grizzly Bears', 'Hill Giant');
    const damaged = cards.map((card): Edit => ({ edit: 'setObject', card, set: { damage: 3 } }));
    const { events } = done(editAll(game, damaged));
    const deaths = events.filter(({ kind }) => kind === 'moved');
    expect(deaths).toHaveLength(2);
    expect(new Set(deaths.map(({ batch }) => batch)).size).toBe(1);
  });

  it('are refused together where one cannot be made', () => {
    const { game, cards } = begun('Grizzly Bears');
    const [card] = cards;
    const gone = done(edit(game, { edit: 'remove', card: need(card, 'card') })).game;
    expect(editAll(gone, cards.map(tapped)).result).toBe('refused');
  });
});

describe('what a change by hand costs', () => {
  it('does not grow with the board', () => {
    const looksOn = (count: number) => {
      const { game, cards } = bears(count);
      return looks(game, () => done(edit(game, tapped(need(cards[0], 'card')))));
    };
    expect(looksOn(400)).toBe(looksOn(20));
  });

  it('adds up when many are made', () => {
    const looksFor = (count: number) => {
      const { game, cards } = bears(count);
      return looks(game, () => done(editAll(game, cards.map(tapped))));
    };
    expect(looksFor(400)).toBeLessThanOrEqual(looksFor(100) * 4);
  });
});
