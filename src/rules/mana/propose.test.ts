import { describe, expect, it } from 'vitest';
import {
  activated,
  add,
  anyColor,
  card,
  constant,
  creature,
  does,
  pay,
  pt,
  replaces,
  sacrificeThis,
  tapFor,
  tapThis,
  when,
} from '../authoring';
import { basic, elf, ring, twoColors } from '../testing/cards';
import { A, B, type Placed, Table } from '../testing/table';
import { findPayment } from './propose';

const treasure = card('Treasure', '', 'Artifact — Treasure', {}, [
  activated(pay(tapThis, sacrificeThis), does(add(anyColor))),
]);
const cavern = card('Cavern', '', 'Land', {}, [
  activated(pay(tapThis), does(add(anyColor, { restriction: { onlySpells: [creature] } }))),
]);
const lay = (...objects: readonly Placed[]) => new Table({ objects });
const proposed = (table: Table, cost: string, spell?: string) =>
  findPayment(
    table.game.state,
    A,
    cost,
    spell === undefined ? {} : { spell: table.id(spell) },
  )?.map(({ object, mana }) => [
    table.game.state.objects.get(object)?.printed.name,
    ...(mana === undefined ? [] : [mana]),
  ]) ?? null;

describe('a proposed payment', () => {
  it('taps what has the fewest uses and leaves the rest', () => {
    const table = lay({ card: twoColors }, { card: basic('Island') }, { card: basic('Forest') });
    expect(proposed(table, '{U}')).toEqual([['Island']]);
  });

  it('finds the one way that works', () => {
    const table = lay({ card: twoColors }, { card: basic('Island') });
    expect(proposed(table, '{W}{U}')).toEqual([['Island'], ['Two Colors', '{W}']]);
  });

  it('is none where there is no way', () => {
    const table = lay({ card: twoColors }, { card: twoColors });
    expect(proposed(table, '{W}{U}{1}')).toBeNull();
    expect(proposed(table, '{G}')).toBeNull();
  });

  it('uses no more sources than are needed', () => {
    const table = lay({ card: ring }, { card: basic('Forest') });
    expect(proposed(table, '{2}')).toEqual([['Ring']]);
  });

  it('is empty where the pool does', () => {
    const table = new Table({ players: [{ manaPool: '{G}' }, {}], objects: [] });
    expect(proposed(table, '{G}')).toEqual([]);
  });

  it('gives up permanents only where tapping is not enough', () => {
    const table = lay({ card: treasure, kind: 'token' }, { card: basic('Forest') });
    expect(proposed(table, '{G}')).toEqual([['Forest']]);
    expect(proposed(table, '{1}{R}')).toEqual([['Forest'], ['Treasure', '{R}']]);
  });

  it('leaves out tapped and summoning sick sources, and those of others', () => {
    const table = lay(
      { card: elf, sick: true },
      { card: basic('Forest'), tapped: true },
      { card: basic('Forest'), owner: B },
    );
    expect(proposed(table, '{G}')).toBeNull();
  });

  it('keeps to restrictions (106.6)', () => {
    const bear = card('Bear', '{G}', 'Creature — Bear', pt(2, 2));
    const rite = card('Rite', '{G}', 'Sorcery', {});
    const table = lay({ card: cavern }, { card: bear, zone: 'hand' }, { card: rite, zone: 'hand' });
    expect(proposed(table, '{G}', 'Bear')).toEqual([['Cavern', '{G}']]);
    expect(proposed(table, '{G}', 'Rite')).toBeNull();
  });

  it('counts what replacement effects make of the mana (106.12b)', () => {
    const doubler = card('Doubler', '{6}', 'Enchantment', {}, [
      constant(replaces(when.tappedForMana([]), { replace: 'manaTimes', factor: 2 })),
    ]);
    const table = lay({ card: doubler }, { card: basic('Forest') }, { card: basic('Forest') });
    expect(proposed(table, '{G}{G}')).toEqual([['Forest']]);
  });

  it('chooses well among two colours at once', () => {
    const pairs = card('Pairs', '', 'Land', {}, [
      tapFor({ mana: 'oneOf', groups: ['{W}{W}', '{W}{U}', '{U}{U}'] }),
    ]);
    const table = lay({ card: pairs }, { card: pairs });
    expect(proposed(table, '{W}{U}{U}{U}')).toEqual([
      ['Pairs', '{W}{U}'],
      ['Pairs', '{U}{U}'],
    ]);
  });

  it('is found on a board of two thousand sources', () => {
    const many = Array.from({ length: 2000 }, () => ({ card: treasure, kind: 'token' as const }));
    const table = lay(...many);
    expect(proposed(table, '{3}{R}{R}')).toHaveLength(5);
  });
});
