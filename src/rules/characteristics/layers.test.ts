import { describe, expect, it } from 'vitest';
import { findCard } from '../../cards';
import type { CopiableValues } from '../abilities/values';
import type { Game } from '../engine/game';
import { characteristicsOf } from '../happening/view';
import { type ObjectId, playerId } from '../kernel/ids';
import { need } from '../kernel/invariant';
import { newGame } from '../setup/newGame';
import type { Placement } from '../setup/setup';
import { deriveCharacteristics } from './derive';
import { worldOf } from './world';

const card = (name: string): CopiableValues => need(findCard(name), name);

/** A two-player board on which everything is A's, in the order of its timestamps. */
function board(
  ...names: readonly (string | (Partial<Placement> & { readonly name: string }))[]
): Game {
  const objects = names.map((n): Placement => {
    const { name, ...fields } = typeof n === 'string' ? { name: n } : n;
    return {
      kind: 'card',
      printed: card(name),
      owner: playerId(0),
      zone: 'battlefield',
      ...fields,
    };
  });
  const made = newGame({
    players: [
      { name: 'A', libraryUnknown: true },
      { name: 'B', libraryUnknown: true },
    ],
    objects,
  });
  if (made.result !== 'accepted') throw new Error(JSON.stringify(made));
  return made.game;
}

function named(game: Game, name: string): ObjectId {
  return need(
    game.state.battlefield.list().find((id) => game.state.objects.get(id)?.printed.name === name),
    name,
  );
}

const values = (game: Game, name: string) =>
  need(characteristicsOf(game.state, named(game, name)), name);

describe('Dependency (613.8)', () => {
  it.each([
    ['Blood Moon', 'Urborg, Tomb of Yawgmoth'],
    ['Urborg, Tomb of Yawgmoth', 'Blood Moon'],
  ])(
    'Urborg waits for Blood Moon, which takes its ability away, whichever came first (%s, %s)',
    (first, second) => {
      const game = board(first, second, 'Taiga');
      expect(values(game, 'Urborg, Tomb of Yawgmoth').subtypes).toEqual(['Mountain']);
      expect(values(game, 'Taiga').subtypes).toEqual(['Mountain']);
    },
  );

  it('Kormus Bell animates the lands that Urborg makes Swamps, though it came first', () => {
    const game = board('Kormus Bell', 'Urborg, Tomb of Yawgmoth', 'Forest');
    expect(values(game, 'Forest').types).toContain('Creature');
    expect(values(game, 'Forest').power).toBe(1);
  });

  it('says in the order what an effect waited for', () => {
    const game = board('Kormus Bell', 'Urborg, Tomb of Yawgmoth', 'Forest');
    const bell = named(game, 'Kormus Bell');
    const urborg = named(game, 'Urborg, Tomb of Yawgmoth');
    const order = worldOf(game.state).entries.flatMap((e) =>
      e.entry === 'effect' && e.layer === '4' ? [e.effect.source] : [],
    );
    expect(order).toEqual([urborg, bell]);
  });
});

describe('Layers (613.1)', () => {
  it('Humility and Glorious Anthem: 1/1 is set in layer 7b, +1/+1 is added in 7c', () => {
    const game = board('Glorious Anthem', 'Humility', 'Serra Angel');
    expect(values(game, 'Serra Angel')).toMatchObject({ power: 2, toughness: 2, abilities: [] });
  });

  it('a lord without abilities gives nothing: its ability goes in layer 6, before 7c', () => {
    const game = board('Lord of Atlantis', 'Humility');
    expect(values(game, 'Lord of Atlantis')).toMatchObject({ power: 1, toughness: 1 });
  });

  it('an effect that began to apply in layer 4 goes on in 7b, though its source lost the ability (613.6)', () => {
    const game = board('Living Lands', 'Humility', 'Forest');
    expect(values(game, 'Forest').types).toEqual(['Land', 'Creature']);
    expect(values(game, 'Forest').power).toBe(1);
  });

  it('+1/+1 counters count in layer 7c, after power and toughness were set', () => {
    const game = board('Humility', { name: 'Grizzly Bears', counters: { '+1/+1': 2 } });
    expect(values(game, 'Grizzly Bears')).toMatchObject({ power: 3, basePower: 1 });
  });

  it('a devoid creature under Painter’s Servant has the chosen colour: added after the defining ability', () => {
    const game = board(
      { name: 'Painter’s Servant'.replace('’', "'"), chosen: { color: 'R' } },
      'Depth Defiler',
    );
    expect(values(game, 'Depth Defiler').colors).toEqual(['R']);
  });

  it('Thassa counts the devotion of her own cost: alone she is no creature', () => {
    expect(values(board('Thassa, God of the Sea'), 'Thassa, God of the Sea').types).toEqual([
      'Enchantment',
    ]);
  });
});

describe('The derivation', () => {
  it('starts at the printed values, names each effect that changed something, and ends in the value', () => {
    const game = board('Glorious Anthem', 'Humility', 'Serra Angel');
    const derivation = need(
      deriveCharacteristics(game.state, named(game, 'Serra Angel')),
      'derivation',
    );
    expect(derivation.steps[0]?.values).toMatchObject({ power: 4, toughness: 4 });
    expect(derivation.steps.slice(1).map((s) => (s.step === 'effect' ? s.layer : s.step))).toEqual([
      '6',
      '7b',
      '7c',
    ]);
    expect(derivation.values).toMatchObject({ power: 2, toughness: 2 });
  });
});
