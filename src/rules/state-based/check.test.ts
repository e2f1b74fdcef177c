import { describe, expect, it } from 'vitest';
import { findCard } from '../../cards';
import type { CopiableValues } from '../abilities/values';
import { card, keyword, pt } from '../authoring';
import { need } from '../kernel/invariant';
import { A, B, Table } from '../testing/table';

const named = (name: string): CopiableValues => need(findCard(name), name);
const bear = card('Bear', '{1}{G}', 'Creature — Bear', pt(2, 2));
const legend = card('Hero', '{W}', 'Legendary Creature — Human', pt(2, 2));

describe('State-based actions (704.5)', () => {
  it('a creature with toughness 0 is put into the graveyard, indestructible or not', () => {
    const fading = card('Fading', '{1}', 'Creature — Spirit', pt(1, 0), [
      keyword('indestructible'),
    ]);
    const t = new Table({ objects: [{ card: fading }] });
    expect(t.zone('Fading')).toBe('graveyard');
    expect(t.cited()).toContain('704.5f');
  });

  it('lethal damage destroys, regeneration replaces it', () => {
    const skeletons = named('Drudge Skeletons');
    const bolt = named('Lightning Bolt');
    const t = new Table({
      objects: [{ card: skeletons }, { card: bolt, zone: 'hand' }],
      players: [{ manaPool: '{R}{B}' }, {}],
    });
    t.activate('Drudge Skeletons', 'p0').resolve();
    t.cast('Lightning Bolt', 'Drudge Skeletons').resolve();
    expect(t.zone('Drudge Skeletons')).toBe('battlefield');
    expect(t.object('Drudge Skeletons')).toMatchObject({ tapped: true, damage: 0, shields: 0 });
    expect(t.cited()).toContain('701.19a');
  });

  it('a planeswalker without loyalty dies', () => {
    const walker = card('Walker', '{3}', 'Planeswalker — Jace', { loyalty: 3 });
    const bolt = named('Lightning Bolt');
    const t = new Table({
      objects: [{ card: walker }, { card: bolt, zone: 'hand' }],
      players: [{ manaPool: '{R}' }, {}],
    });
    t.cast('Lightning Bolt', 'Walker').resolve();
    expect(t.zone('Walker')).toBe('graveyard');
    expect(t.cited()).toContain('704.5i');
  });

  it('the legend rule: a player keeps one of two with the same name', () => {
    const t = new Table({
      objects: [{ card: legend }, { card: legend }, { card: legend, owner: B }],
    });
    expect(t.asked).toMatchObject({ kind: 'legendRule', player: A });
    const kept = t.id('Hero', 2);
    t.do({ kind: 'object', object: kept });
    expect(t.game.state.battlefield.list()).toEqual([kept, t.id('Hero', 1)]);
    expect(t.cited()).toContain('704.5j');
  });

  it('+1/+1 and −1/−1 counters are removed in pairs', () => {
    const t = new Table({ objects: [{ card: bear, counters: { '+1/+1': 3, '-1/-1': 1 } }] });
    expect(t.object('Bear').counters).toEqual({ '+1/+1': 2 });
    expect(t.cited()).toContain('704.5q');
  });

  it('a token that has left the battlefield ceases to exist', () => {
    const t = new Table({
      objects: [
        { card: bear, kind: 'token' },
        { card: named('Unsummon'), zone: 'hand' },
      ],
      players: [{ manaPool: '{U}' }, {}],
    });
    t.cast('Unsummon', 'Bear').resolve();
    expect(() => t.id('Bear')).toThrow();
    expect(t.cited()).toContain('704.5d');
  });

  it('an Aura whose creature is gone dies, Equipment stays', () => {
    const t = new Table({
      objects: [
        { card: bear },
        { card: named('Pacifism'), attachedTo: { placed: 0 } },
        { card: named('Bonesplitter'), attachedTo: { placed: 0 } },
        { card: named('Murder'), zone: 'hand' },
      ],
      players: [{ manaPool: '{B}{B}{B}' }, {}],
    });
    t.cast('Murder', 'Bear').resolve();
    expect(t.zone('Pacifism')).toBe('graveyard');
    expect(t.object('Bonesplitter')).toMatchObject({ zone: 'battlefield', attachedTo: null });
    expect(t.cited()).toContain('704.5m');
  });

  it('Equipment comes off what is no creature', () => {
    const land = card('Rock', '', 'Land', {});
    const t = new Table({
      objects: [{ card: land }, { card: named('Bonesplitter'), attachedTo: { placed: 0 } }],
    });
    expect(t.object('Bonesplitter').attachedTo).toBeNull();
    expect(t.cited()).toContain('704.5n');
  });

  it('protection from white puts a white Aura into the graveyard', () => {
    const t = new Table({
      objects: [
        { card: named('Black Knight') },
        { card: named('Pacifism'), attachedTo: { placed: 0 } },
      ],
    });
    expect(t.zone('Pacifism')).toBe('graveyard');
    expect(t.cited()).toContain('702.16c');
  });

  it('ten poison counters lose the game, and with it a game of two is over', () => {
    const t = new Table({ objects: [], players: [{}, { counters: { poison: 10 } }] });
    expect(t.game.state.winner).toBe(A);
    expect(t.cited()).toContain('704.5c');
    expect(t.cited()).toContain('104.2a');
  });

  it('when all players lose at once the game is a draw', () => {
    const t = new Table({ objects: [], players: [{ life: 0 }, { life: -2 }] });
    expect(t.game.state.winner).toBe('draw');
    expect(t.cited()).toContain('104.4a');
  });

  it('a draw from an empty library loses', () => {
    const t = new Table({
      objects: [],
      players: [{}, { libraryUnknown: false }],
      step: 'cleanup',
    }).to('draw');
    expect(t.game.state.winner).toBe(A);
    expect(t.cited()).toContain('704.5b');
  });

  it('two creatures that die at once see each other die', () => {
    const t = new Table({
      objects: [
        { card: named('Blood Artist') },
        { card: bear, owner: B },
        { card: named('Pyroclasm'), zone: 'hand' },
      ],
      players: [{ manaPool: '{R}{R}' }, {}],
    });
    t.cast('Pyroclasm').resolve();
    const { asked } = t;
    expect(asked).toMatchObject({ kind: 'orderTriggers', player: A });
    expect(asked.kind === 'orderTriggers' && asked.options).toHaveLength(2);
  });
});
