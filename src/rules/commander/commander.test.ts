import { describe, expect, it } from 'vitest';
import { findCard } from '../../cards';
import type { CopiableValues } from '../abilities/values';
import { need } from '../kernel/invariant';
import type { Verdict } from '../kernel/results';
import { A, B, citesOf, type Placed, Table } from '../testing/table';
import { judgeDeck } from './deck';
import { colorIdentity } from './identity';

const named = (name: string): CopiableValues => need(findCard(name), name);
const isamaru = named('Isamaru, Hound of Konda');

function commanderGame(...others: Placed[]): Table {
  return new Table({
    variant: 'commander',
    objects: [{ card: isamaru }, ...others],
    players: [{ commanders: [0], manaPool: '{U}{W}{R}' }, {}],
  });
}

const cites = (verdict: Verdict) => (verdict.allowed ? [] : citesOf(verdict.checks));

describe('Commander (903)', () => {
  it.each<[string, string]>([
    ['Depth Defiler', 'U'],
    ['Kozilek, the Great Distortion', ''],
    ['Abstruse Appropriation', 'WB'],
    ['Ulalek, Fused Atrocity', 'WUBRG'],
    ['Llanowar Elves', 'G'],
    ['Mystic Gate', 'WU'],
    ['Command Tower', ''],
    ['Dryad Arbor', 'G'],
  ])('the colour identity of %s is {%s}', (name, colors) => {
    expect(colorIdentity(named(name)).join('')).toBe(colors);
  });

  it('a card outside the commander’s colour identity makes a deck illegal', () => {
    const t = commanderGame({ card: named('Lightning Bolt'), zone: 'library' });
    expect(cites(judgeDeck(t.game.state, A))).toContain('903.5c');
  });

  it('a basic land must make mana of the commander’s colours', () => {
    const island = commanderGame({ card: named('Island'), zone: 'library' });
    expect(cites(judgeDeck(island.game.state, A))).toContain('903.5d');
    const plains = commanderGame(
      { card: named('Plains'), zone: 'library' },
      { card: named('Plains'), zone: 'library' },
    );
    expect(judgeDeck(plains.game.state, A).allowed).toBe(true);
  });

  it('a card other than a basic land may be there once', () => {
    const t = commanderGame(
      { card: named('Silvercoat Lion'), zone: 'library' },
      { card: named('Silvercoat Lion'), zone: 'library' },
    );
    expect(cites(judgeDeck(t.game.state, A))).toContain('903.5b');
  });

  it('a commander that dies may go to the command zone', () => {
    const t = commanderGame({ card: named('Lightning Bolt'), zone: 'hand' });
    t.cast('Lightning Bolt', 'Isamaru, Hound of Konda').resolve();
    expect(t.asked).toMatchObject({ kind: 'yesNo', player: A });
    expect(t.zone('Isamaru, Hound of Konda')).toBe('graveyard');
    t.do({ kind: 'yesNo', yes: true });
    expect(t.zone('Isamaru, Hound of Konda')).toBe('command');
    expect(t.cited()).toContain('903.9a');
  });

  it('left in the graveyard it is not asked about again', () => {
    const t = commanderGame({ card: named('Lightning Bolt'), zone: 'hand' });
    t.cast('Lightning Bolt', 'Isamaru, Hound of Konda').resolve();
    t.do({ kind: 'yesNo', yes: false });
    expect(t.zone('Isamaru, Hound of Konda')).toBe('graveyard');
    t.to('upkeep');
    expect(t.step).toBe('upkeep');
  });

  it('a commander that would return to its owner’s hand may go to the command zone instead', () => {
    const t = commanderGame({ card: named('Unsummon'), zone: 'hand' });
    t.cast('Unsummon', 'Isamaru, Hound of Konda').resolve();
    expect(t.asked).toMatchObject({ kind: 'yesNo', player: A });
    t.do({ kind: 'yesNo', yes: true });
    expect(t.zone('Isamaru, Hound of Konda')).toBe('command');
    expect(t.cited()).toContain('903.9b');
  });

  it('21 combat damage by one commander lose the game', () => {
    const t = new Table({
      variant: 'commander',
      objects: [{ card: isamaru }],
      players: [{ commanders: [0] }, { commanderDamage: [{ placed: 0, amount: 19 }] }],
    })
      .to('declareAttackers')
      .attack({ 'Isamaru, Hound of Konda': B })
      .to('combatDamage');
    expect(t.game.state.winner).toBe(A);
    expect(t.life(B)).toBe(38);
    expect(t.cited()).toContain('704.6c');
  });
});
