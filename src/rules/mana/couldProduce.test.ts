import { describe, expect, it } from 'vitest';
import {
  card,
  constant,
  controlledBy,
  countOf,
  creature,
  land,
  objects,
  opponents,
  replaces,
  symbols,
  tapFor,
  couldProduce as typesOf,
  when,
  youControl,
} from '../authoring';
import { basic, elf } from '../testing/cards';
import { B, type Placed, Table } from '../testing/table';
import { couldProduce } from './couldProduce';

const pool = card('Pool', '', 'Land', {}, [tapFor(typesOf(objects(land, youControl), false))]);
const orchard = card('Orchard', '', 'Land', {}, [
  tapFor(typesOf(objects(land, controlledBy(opponents)), true)),
]);
const cradle = card('Cradle', '', 'Land', {}, [
  tapFor(symbols('{G}', countOf(objects(creature, youControl)))),
]);
const blackening = card('Blackening', '{2}{B}', 'Enchantment', {}, [
  constant(replaces(when.tappedForMana([land]), { replace: 'manaType', mana: 'B' })),
]);
const types = (name: string, ...placed: readonly Placed[]) => {
  const table = new Table({ objects: placed });
  return couldProduce(table.game.state, table.id(name)).join('');
};

describe('what a permanent could produce', () => {
  it('takes in what the permanents it looks at could produce, in a circle too (106.7)', () => {
    const circle = [{ card: orchard }, { card: pool, owner: B }, { card: orchard, owner: B }];
    expect(types('Orchard', ...circle)).toBe('');
    expect(types('Orchard', ...circle, { card: basic('Forest') })).toBe('G');
  });

  it('is worked out for a whole board of such permanents at once', () => {
    const many = Array.from({ length: 12 }, (_, i) => ({
      card: i % 2 === 0 ? orchard : pool,
      owner: B,
    }));
    const mine = Array.from({ length: 12 }, () => ({ card: orchard }));
    expect(types('Orchard', ...many, ...mine, { card: basic('Island'), owner: B })).toBe('U');
  });

  it('is nothing where the ability would add nothing now', () => {
    expect(types('Cradle', { card: cradle })).toBe('');
    expect(types('Cradle', { card: cradle }, { card: elf, tapped: true })).toBe('G');
  });

  it('counts replacement effects only where the permanent would be tapped for it (106.12b)', () => {
    expect(types('Forest', { card: basic('Forest') }, { card: blackening })).toBe('B');
    expect(types('Elf', { card: elf }, { card: blackening })).toBe('G');
  });
});
