import { expect, it } from 'vitest';
import { findCard, findToken } from '../../cards';
import { type CopiableValues, newGame, type ObjectId, type State } from '../../rules';
import { playerId } from '../../rules/kernel/ids';
import type { Placement } from '../../rules/setup/setup';
import { derivation } from './derivation';
import { FIELDS, type Field } from './fields';

const ada = playerId(0);

type Placed = Partial<Omit<Placement, 'printed'>> & { readonly name: string };

function printed(name: string): CopiableValues {
  const card = findCard(name) ?? findToken(name);
  if (card === undefined) throw new Error(name);
  return card;
}

/** A table with these objects of Ada's on the battlefield. */
function table(...placed: readonly Placed[]): { state: State; ids: readonly ObjectId[] } {
  const made = newGame({
    players: [{ name: 'Ada' }, { name: 'Bea' }],
    objects: placed.map(({ name, ...more }) => ({
      kind: 'card',
      owner: ada,
      zone: 'battlefield',
      printed: printed(name),
      ...more,
    })),
  });
  if (made.result !== 'accepted') throw new Error(made.result);
  return { state: made.game.state, ids: made.made.map((m) => m.object) };
}

/** The way to a field of the first object, as text, with its value. */
function way(field: Field, ...placed: readonly Placed[]): readonly string[] {
  const { state, ids } = table(...placed);
  const derived = derivation(state, ids[0] as ObjectId, field);
  return derived === null ? [] : [...derived.lines.map((l) => l.text), derived.value];
}

it('an untouched value is the printed one', () => {
  expect(way('power', { name: 'Grizzly Bears' })).toEqual(['Printed: 2.', '2']);
  expect(way('types', { name: 'Grizzly Bears' })).toEqual([
    'Printed: Creature — Bear.',
    'Creature — Bear',
  ]);
});

it('effects and counters are told layer by layer', () => {
  const bears = { name: 'Grizzly Bears', counters: { '+1/+1': 2 } };
  expect(way('power', bears, { name: 'Humility' }, { name: 'Glorious Anthem' })).toEqual([
    'Printed: 2.',
    'Humility, by which it becomes 1/1: 2 becomes 1.',
    'Two +1/+1 counters: 1 becomes 3.',
    'Glorious Anthem, by which it gets +1/+1: 3 becomes 4.',
    '4',
  ]);
});

it('each line cites its layer, and the last ends in the value', () => {
  const { state, ids } = table(
    { name: 'Grizzly Bears', counters: { '+1/+1': 1 } },
    { name: 'Glorious Anthem' },
  );
  const derived = derivation(state, ids[0] as ObjectId, 'power');
  expect(derived?.lines.map((l) => l.cites)).toEqual([
    ['613.1', '208.1'],
    ['613.4c', '122.1a'],
    ['613.4c'],
  ]);
  expect(derived?.lines.map((l) => l.layer)).toEqual([null, '7c', '7c']);
  expect(derived?.lines.at(-1)).toMatchObject({ source: ids[1], before: '3', after: '4' });
});

it('an ability that defines a value is told as such', () => {
  const lines = way('power', { name: 'Maro' }, { name: 'Island', zone: 'hand' });
  expect(lines).toEqual([
    'Printed as *, which counts as: 0.',
    'Its own ability that defines it: 0 becomes 1.',
    '1',
  ]);
});

it('abilities that are lost are told', () => {
  expect(way('abilities', { name: 'Serra Angel' }, { name: 'Humility' }).at(-1)).toBe('none');
});

it('the controller starts as the player under whose control it came', () => {
  expect(way('controller', { name: 'Grizzly Bears' })).toEqual([
    'Under whose control it came: Ada.',
    'Ada',
  ]);
  expect(way('controller', { name: 'Shock', zone: 'hand' })).toEqual(['Its owner: Ada.', 'Ada']);
});

it('a token starts with what made it', () => {
  expect(way('colors', { name: 'Goblin Token', kind: 'token' })).toEqual([
    'By the effect that made the token: red.',
    'red',
  ]);
});

it('an effect that waited for another says so', () => {
  const lines = way(
    'types',
    { name: 'Forest' },
    { name: 'Kormus Bell' },
    { name: 'Urborg, Tomb of Yawgmoth' },
  );
  expect(lines.at(-2)).toContain(
    'it waits for the effect of Urborg, Tomb of Yawgmoth, on which it depends.',
  );
});

it('every field of everything ends in its value', () => {
  const { state, ids } = table(
    { name: 'Serra Angel' },
    { name: 'Humility' },
    { name: 'Blood Moon' },
    { name: 'Urborg, Tomb of Yawgmoth' },
    { name: 'Chameleon Colossus' },
    { name: 'Shock', zone: 'graveyard' },
    { name: 'Goblin Token', kind: 'token' },
  );
  for (const id of ids) {
    for (const field of FIELDS) {
      const derived = derivation(state, id, field);
      expect(derived?.lines.at(-1)?.after).toBe(derived?.value);
      for (const line of derived?.lines ?? []) expect(line.cites).not.toEqual([]);
    }
  }
});

it('what never was has no derivation', () => {
  expect(derivation(table().state, 9999 as ObjectId, 'power')).toBeNull();
});
