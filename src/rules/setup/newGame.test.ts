import { describe, expect, it } from 'vitest';
import { findCard } from '../../cards';
import type { CopiableValues, Zone } from '../abilities/values';
import { copiableValuesOf } from '../copying/copiable';
import { characteristicsOf } from '../happening/view';
import { playerId } from '../kernel/ids';
import { need } from '../kernel/invariant';
import type { GameObject } from '../kernel/objects';
import { type NewGame, newGame } from './newGame';
import type { Placement, Setup } from './setup';

const A = playerId(0);
const B = playerId(1);

const card = (name: string): CopiableValues => need(findCard(name), name);

function placed(name: string, more: Partial<Placement> = {}): Placement {
  return { kind: 'card', printed: card(name), owner: A, zone: 'battlefield', ...more };
}

function begun(objects: readonly Placement[], more: Partial<Setup> = {}) {
  const game: NewGame = newGame({ players: [{ name: 'A' }, { name: 'B' }], objects, ...more });
  if (game.result !== 'accepted') throw new Error(JSON.stringify(game));
  const object = (at: number): GameObject => {
    const id = game.game.state.cards.get(need(game.made[at], 'made').card);
    return need(id === undefined ? undefined : game.game.state.objects.get(id), 'object');
  };
  const values = (at: number) =>
    need(characteristicsOf(game.game.state, object(at).id), 'characteristics');
  return { ...game, object, values };
}

describe('a position laid out', () => {
  it('begins with the active player having priority in the first main phase', () => {
    const { game } = begun([]);
    expect(game.question).toMatchObject({ kind: 'priority', player: A });
    expect(game.state.turn).toMatchObject({ number: 1, step: 'main1', active: A });
  });

  it('gives 20 life, and 40 in the commander variant (119.1, 119.1c)', () => {
    expect(begun([]).game.state.players.map((p) => p.life)).toEqual([20, 20]);
    const { game } = begun([], { variant: 'commander' });
    expect(game.state.players.map((p) => p.life)).toEqual([40, 40]);
  });

  it('triggers nothing', () => {
    const { game } = begun([placed('Elvish Visionary'), placed('Soul Warden')]);
    expect(game.state.stack).toEqual([]);
  });

  it('adds no counters that an object would enter with', () => {
    expect(begun([placed('Vivid Crag')]).object(0).counters).toEqual({});
  });

  it('gives a planeswalker its printed loyalty unless another is said (306.5b)', () => {
    const printed = card('Jace Beleren').loyalty;
    expect(begun([placed('Jace Beleren')]).object(0).counters).toEqual({ loyalty: printed });
    const other = begun([placed('Jace Beleren', { counters: { loyalty: 1 } })]);
    expect(other.object(0).counters).toEqual({ loyalty: 1 });
  });

  it('lets static abilities apply at once (604.1)', () => {
    const { values } = begun([placed('Grizzly Bears'), placed('Glorious Anthem')]);
    expect(values(0)).toMatchObject({ power: 3, toughness: 3 });
  });

  it('lets state-based actions see what is placed (704.3)', () => {
    const { game, made } = begun([placed('Grizzly Bears', { damage: 2 })]);
    expect(game.state.players[A]?.graveyard).toEqual([
      game.state.cards.get(need(made[0], 'made').card),
    ]);
  });

  it('gives a creature to whoever controls an Aura that takes control of it (613.1b)', () => {
    const bears = placed('Grizzly Bears', { owner: B });
    const { object, values } = begun([
      bears,
      placed('Control Magic', { attachedTo: { placed: 0 } }),
    ]);
    expect(values(0).controller).toBe(A);
    expect(object(0).controller).toBe(A);
    expect(object(0).attachments).toEqual([object(1).id]);
  });

  it('takes forced timestamps for the order of placing (613.7)', () => {
    const { object } = begun([
      placed('Forest', { timestamp: 5 }),
      placed('Island', { timestamp: 1 }),
      placed('Swamp', { timestamp: 3 }),
    ]);
    const stamps = [0, 1, 2].map((at) => object(at).timestamp);
    expect(stamps[1]).toBeLessThan(need(stamps[2], 'stamp'));
    expect(stamps[2]).toBeLessThan(need(stamps[0], 'stamp'));
  });

  it('puts a copy under a copy effect, exceptions in its copiable values (707.2, 707.9)', () => {
    const { game, object, values } = begun([
      placed('Clone', { copy: { of: { placed: 1 }, except: { power: 7, toughness: 7 } } }),
      placed('Llanowar Elves'),
    ]);
    expect(values(0)).toMatchObject({ name: 'Llanowar Elves', power: 7, toughness: 7 });
    expect(copiableValuesOf(game.state, object(0).id)).toMatchObject({ power: 7 });
    expect(object(0).printed.name).toBe('Clone');
  });

  it('makes a token that is a copy nothing but that copy (707.2)', () => {
    const nothing: CopiableValues = {
      name: '',
      supertypes: [],
      types: [],
      subtypes: [],
      abilities: [],
    };
    const token: Placement = {
      kind: 'token',
      printed: nothing,
      owner: A,
      zone: 'battlefield',
      copy: { of: { placed: 1 } },
    };
    const { object } = begun([token, placed('Grizzly Bears')]);
    expect(object(0).printed.name).toBe('Grizzly Bears');
    expect(object(0).kind).toBe('token');
  });

  it('survives copies that copy one another', () => {
    const { values } = begun([
      placed('Clone', { copy: { of: { placed: 1 } }, damage: 0, counters: { '+1/+1': 1 } }),
      placed('Grizzly Bears', { copy: { of: { placed: 0 } } }),
    ]);
    expect(values(0).name).toBe('Clone');
  });

  it('keeps libraries in their order, top first', () => {
    const library: Zone = 'library';
    const { game, made } = begun(
      ['Forest', 'Island'].map((name) => placed(name, { zone: library })),
    );
    expect(game.state.players[A]?.library).toEqual(made.map((m) => m.object));
  });

  it('places attackers in combat', () => {
    const { game, object } = begun([placed('Grizzly Bears', { attacking: { player: B } })], {
      turn: { step: 'declareBlockers' },
    });
    expect(game.state.combat?.attackers).toMatchObject([
      { object: object(0).id, whom: { player: B } },
    ]);
  });

  it('lays out ten thousand objects', () => {
    const objects = Array.from({ length: 10_000 }, () => placed('Llanowar Elves'));
    expect(begun(objects).game.state.battlefield.size).toBe(10_000);
  }, 30_000);
});
