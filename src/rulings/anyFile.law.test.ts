import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findCard } from '../cards';
import { runScenario } from '../scenario/run/play';
import { read } from '../scenario/schema';

const CARDS = [
  'Forest',
  'Taiga',
  'Llanowar Elves',
  'Clone',
  'Shock',
  'Grizzly Bears',
  'Depth Defiler',
  'Control Magic',
  'Show and Tell',
  'Triskelion',
  'Sporocyst',
  'Double Major',
  'Jace Beleren',
  'Doubling Season',
  'Humility',
  'Springleaf Drum',
  'Force of Will',
  'Kitchen Finks',
  'Mana Leak',
  'Umbral Mantle',
  'Young Wolf',
  'Everflowing Chalice',
  'Rite of Replication',
];
const card = fc.constantFrom(...CARDS);
const ref = card.map((name) => name.toLowerCase().replace(/[^a-z]+/g, '-'));
const player = fc.constantFrom('A', 'B');
const mana = fc.constantFrom('{G}', '{R}', '{U}{U}');
const zone = fc.constantFrom('battlefield', 'hand', 'graveyard', 'exile', 'library', 'stack');
const value = fc.oneof(
  ref,
  player,
  mana,
  fc.nat(4),
  fc.constantFrom('yes', 'no', 'red'),
  fc.array(ref, { maxLength: 2 }),
  fc.array(fc.nat(3), { maxLength: 2 }),
  ref.map((name) => ({ top: [name] })),
  fc.tuple(ref, fc.nat(3)).map(([name, amount]) => ({ [name]: amount })),
);
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const pay = fc.oneof(fc.constant('free'), fc.array(fc.oneof(ref, mana), { maxLength: 3 }));
const said = {
  by: maybe(player),
  targets: maybe(fc.array(fc.oneof(ref, player), { maxLength: 2 })),
  x: maybe(fc.nat(4)),
  pay: maybe(pay),
  choose: maybe(fc.array(value, { maxLength: 2 })),
};
const set = {
  tapped: maybe(fc.boolean()),
  faceDown: maybe(fc.boolean()),
  phasedOut: maybe(fc.boolean()),
  copyOf: maybe(ref),
  controller: maybe(player),
  attachedTo: maybe(ref),
  attacking: maybe(player),
};
const entry = fc.oneof(
  fc.record({ cast: ref, kick: maybe(fc.nat(2)), ...said }),
  fc.record({ activate: ref, ability: fc.integer({ min: 1, max: 3 }), ...said }),
  fc.record({ tap: ref, mana: maybe(mana) }),
  fc.record({ play: ref }),
  fc.constantFrom({ pass: true }, { resolve: true }, { resolve: 'all' }, { reload: true }),
  fc.constantFrom('end', 'combatDamage', 'untap', 'main2').map((advance) => ({ advance })),
  fc.tuple(ref, player).map(([name, whom]) => ({ attack: { [name]: whom } })),
  fc.tuple(ref, ref).map(([name, whom]) => ({ block: { [name]: whom } })),
  fc.record({ answer: value }),
  fc.record({ edit: fc.constant('set'), object: ref, ...set }),
  fc.record({ edit: fc.constant('move'), object: ref, zone }),
  fc.record({ edit: fc.constant('place'), player, zone, card }),
  fc.record({ edit: fc.constant('remove'), object: ref }),
);
const pile = fc.array(card, { maxLength: 5 });
const seat = { battlefield: pile, hand: pile, graveyard: pile };
const pool = fc.constant('{G}{G}{U}{U}{R}{R}{C}');
const board = fc.tuple(
  fc.record({ name: fc.constant('A'), manaPool: pool, ...seat }),
  fc.record({ name: fc.constant('B'), library: pile, ...seat }),
);

it('Whatever a file says, running it throws nothing, and its game can be written and read', () => {
  fc.assert(
    fc.property(board, fc.array(entry, { maxLength: 30 }), (players, entries) => {
      const play: unknown[] = [];
      for (const next of entries) {
        const tried = [...play, next, { reload: true }];
        const text = JSON.stringify({ scenario: 1, title: 'T', players, play: tried });
        const scenario = read(text);
        if (!scenario.ok) continue;
        const { result } = runScenario(scenario.scenario, findCard);
        expect(result).not.toBe('fail');
        if (result === 'pass') play.push(next);
      }
    }),
    { numRuns: 60 },
  );
}, 300_000);
