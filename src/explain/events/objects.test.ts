import { expect, it } from 'vitest';
import { effectId } from '../../rules/kernel/ids';
import {
  ada,
  anthem,
  bea,
  bears,
  type Examples,
  examplesIn,
  goblin,
  shock,
  told,
  trigger,
} from '../testing/table';
import type { OBJECT_TEMPLATES } from './objects';

const values = { name: 'Goblin Token', supertypes: [], types: [], subtypes: [], abilities: [] };
const effect = {
  id: effectId(9),
  timestamp: 9,
  source: anthem,
  controller: ada,
  affected: { objects: [bears] },
  duration: 'endOfTurn',
  since: 1,
  scope: { source: anthem, you: ada },
} as const;

const EXAMPLES: Examples<Exclude<keyof typeof OBJECT_TEMPLATES, 'moved'>> = {
  created: [
    [
      {
        kind: 'created',
        what: 'token',
        count: 2,
        values,
        owner: ada,
        zone: 'battlefield',
        entering: { tapped: true },
      },
      'Ada creates two tapped Goblin tokens.',
    ],
    [
      {
        kind: 'created',
        what: 'token',
        count: 1,
        values: { ...values, name: 'Elf Token' },
        owner: bea,
        zone: 'battlefield',
      },
      'Bea creates an Elf token.',
    ],
    [
      {
        kind: 'created',
        what: 'ability',
        count: 1,
        values,
        owner: ada,
        zone: 'stack',
        became: [trigger],
      },
      "Depth Defiler's ability goes on the stack under Ada's control.",
    ],
    [
      {
        kind: 'created',
        what: 'copy',
        count: 1,
        values: { ...values, name: 'Shock' },
        owner: ada,
        zone: 'stack',
      },
      "A copy of Shock is put on the stack under Ada's control.",
    ],
    [
      { kind: 'created', what: 'emblem', count: 1, values, owner: ada, zone: 'command' },
      'Ada gets an emblem.',
    ],
    [
      { kind: 'created', what: 'card', count: 1, values, owner: ada, zone: 'library' },
      "The top of Ada's library turns out to be an unknown card.",
    ],
  ],
  ceased: [[{ kind: 'ceased', object: goblin, why: 'ceases' }, 'Goblin token ceases to exist.']],
  destroyed: [
    [{ kind: 'destroyed', object: bears }, 'Grizzly Bears is destroyed.'],
    [
      { kind: 'destroyed', object: bears, noRegeneration: true },
      "Grizzly Bears is destroyed, and can't be regenerated.",
    ],
  ],
  tapped: [[{ kind: 'tapped', object: bears }, 'Grizzly Bears becomes tapped.']],
  turned: [
    [{ kind: 'turned', object: bears, faceDown: null }, 'Grizzly Bears is turned face up.'],
    [{ kind: 'turned', object: bears, faceDown: 'plain' }, 'Grizzly Bears is turned face down.'],
  ],
  transformed: [
    [
      { kind: 'transformed', object: bears, face: 1, was: 'Bear Cub' },
      'Bear Cub transforms into Grizzly Bears.',
    ],
    [
      { kind: 'transformed', object: bears, face: null, was: 'Grizzly Bears' },
      'Grizzly Bears transforms.',
    ],
  ],
  untapped: [[{ kind: 'untapped', object: bears }, 'Grizzly Bears untaps.']],
  manned: [
    [{ kind: 'manned', object: bears, how: 'crew', by: [goblin] }, 'Grizzly Bears becomes crewed.'],
    [{ kind: 'manned', object: bears, how: 'saddle', by: [] }, 'Grizzly Bears becomes saddled.'],
  ],
  damage: [
    [
      { kind: 'damage', source: shock, to: { player: bea }, amount: 2, combat: false },
      'Shock deals 2 damage to Bea.',
    ],
    [
      { kind: 'damage', source: goblin, to: { object: bears }, amount: 1, combat: true },
      'Goblin token deals 1 combat damage to Grizzly Bears.',
    ],
  ],
  damageWoreOff: [
    [
      { kind: 'damageWoreOff', objects: [bears, goblin] },
      'The damage on Grizzly Bears and Goblin token wears off.',
    ],
  ],
  phased: [
    [{ kind: 'phased', objects: [bears], in: false }, 'Grizzly Bears phases out.'],
    [
      { kind: 'phased', objects: [bears, goblin], in: true },
      'Grizzly Bears and Goblin token phase in.',
    ],
  ],
  counters: [
    [
      { kind: 'counters', on: { object: bears }, counter: '+1/+1', change: 3 },
      'Three +1/+1 counters are put on Grizzly Bears.',
    ],
    [
      { kind: 'counters', on: { object: bears }, counter: '-1/-1', change: -1 },
      'A -1/-1 counter is removed from Grizzly Bears.',
    ],
    [
      { kind: 'counters', on: { player: bea }, counter: 'poison', change: 2 },
      'Bea gets two poison counters.',
    ],
  ],
  attached: [
    [
      { kind: 'attached', object: anthem, to: { object: bears } },
      'Glorious Anthem becomes attached to Grizzly Bears.',
    ],
    [{ kind: 'attached', object: anthem, to: null }, 'Glorious Anthem becomes unattached.'],
  ],
  controlChanged: [
    [{ kind: 'controlChanged', object: bears, to: ada }, 'Ada gains control of Grizzly Bears.'],
  ],
  chose: [
    [
      { kind: 'chose', player: ada, object: anthem, chosen: { color: 'R' } },
      'Ada chooses red for Glorious Anthem.',
    ],
  ],
  targeted: [
    [
      {
        kind: 'targeted',
        object: shock,
        targets: [[{ target: { player: bea } }], [{ target: { object: bears } }]],
      },
      'Shock targets Bea and Grizzly Bears.',
    ],
    [
      { kind: 'targeted', object: shock, targets: [[{ target: { player: bea }, amount: 1 }]] },
      'Shock targets Bea (1).',
    ],
    [{ kind: 'targeted', object: shock, targets: [] }, 'Shock has no targets.'],
  ],
  resolved: [
    [{ kind: 'resolved', object: shock, result: 'done' }, 'Shock resolves.'],
    [
      { kind: 'resolved', object: shock, result: 'noLegalTargets' },
      "Shock doesn't resolve, as none of its targets is legal any more.",
    ],
    [
      { kind: 'resolved', object: trigger, result: 'clauseNotMet' },
      "Depth Defiler's ability does nothing, as its condition no longer holds.",
    ],
  ],
  countered: [
    [{ kind: 'countered', object: shock, by: anthem }, 'Glorious Anthem counters Shock.'],
    [{ kind: 'countered', object: shock, by: null }, 'Shock is countered.'],
  ],
  effectStarted: [
    [
      {
        kind: 'effectStarted',
        effect: {
          ...effect,
          content: { kind: 'changes', changes: [{ change: 'modifyPT', power: 3, toughness: 3 }] },
        },
      },
      'Grizzly Bears gets +3/+3 until end of turn, by Glorious Anthem.',
    ],
    [
      {
        kind: 'effectStarted',
        effect: {
          ...effect,
          affected: { objects: [bears, goblin] },
          duration: 'forever',
          content: {
            kind: 'changes',
            changes: [{ change: 'setColors', colors: [] }, { change: 'loseAllAbilities' }],
          },
        },
      },
      'Grizzly Bears and Goblin token become colourless and lose all abilities, by Glorious Anthem.',
    ],
    [
      {
        kind: 'effectStarted',
        effect: { ...effect, content: { kind: 'rule', rule: { rule: 'cantBlock' } } },
      },
      'An effect of Glorious Anthem begins for Grizzly Bears until end of turn.',
    ],
  ],
  effectEnded: [[{ kind: 'effectEnded', effect: effectId(9) }, 'An effect ends.']],
  regenerated: [[{ kind: 'regenerated', object: bears }, 'Grizzly Bears regenerates.']],
  shieldMade: [
    [{ kind: 'shieldMade', object: bears }, 'Grizzly Bears gets a regeneration shield.'],
  ],
  used: [
    [
      { kind: 'used', object: anthem, ability: 'p0' },
      "Glorious Anthem's ability counts as used this turn.",
    ],
  ],
};

it.each(examplesIn(EXAMPLES))('%s', (words, happening) => {
  expect(told(happening)).toBe(words);
});
