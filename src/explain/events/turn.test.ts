import { expect, it } from 'vitest';
import { ada, anthem, bea, bears, type Examples, examplesIn, goblin, told } from '../testing/table';
import type { TURN_TEMPLATES } from './turn';

const EXAMPLES: Examples<keyof typeof TURN_TEMPLATES> = {
  turnBegan: [[{ kind: 'turnBegan', player: ada, number: 3 }, "Turn 3 begins: it is Ada's."]],
  phaseBegan: [
    [{ kind: 'phaseBegan', phase: 'combat', player: ada }, 'An additional combat phase begins.'],
  ],
  turnAdded: [[{ kind: 'turnAdded', player: bea, id: 7 }, 'Bea is to take an extra turn.']],
  phasesAdded: [
    [
      { kind: 'phasesAdded', at: 0, phases: [{ phase: 'combat' }, { phase: 'main' }] },
      'After this phase comes an additional combat phase, then an additional main phase.',
    ],
    [
      { kind: 'phasesAdded', at: 0, phases: [{ phase: 'beginning', steps: ['upkeep', 'upkeep'] }] },
      'After this phase comes an additional upkeep step and an additional upkeep step.',
    ],
  ],
  stepsAdded: [
    [{ kind: 'stepsAdded', steps: ['end'] }, 'After this step comes an additional end step.'],
  ],
  stepBegan: [[{ kind: 'stepBegan', step: 'upkeep', player: ada }, "Ada's upkeep step begins."]],
  stepEnded: [[{ kind: 'stepEnded', step: 'main1' }, 'The first main phase ends.']],
  priorityGiven: [[{ kind: 'priorityGiven', player: bea }, 'Bea gets priority.']],
  priorityPassed: [[{ kind: 'priorityPassed', player: bea }, 'Bea passes.']],
  attackersDeclared: [
    [
      {
        kind: 'attackersDeclared',
        player: ada,
        attackers: [
          { object: goblin, whom: { player: bea } },
          { object: bears, whom: { player: bea } },
          { object: goblin, whom: { object: anthem } },
        ],
      },
      'Ada attacks Bea with Goblin token and Grizzly Bears and Glorious Anthem with Goblin token.',
    ],
    [{ kind: 'attackersDeclared', player: ada, attackers: [] }, 'Ada declares no attackers.'],
  ],
  blockersDeclared: [
    [
      { kind: 'blockersDeclared', player: bea, blockers: [{ object: bears, attackers: [goblin] }] },
      'Bea blocks Goblin token with Grizzly Bears.',
    ],
    [{ kind: 'blockersDeclared', player: bea, blockers: [] }, 'Bea declares no blockers.'],
  ],
  exerted: [[{ kind: 'exerted', object: bears, player: ada }, 'Ada exerts Grizzly Bears.']],
  blocked: [[{ kind: 'blocked', object: bears }, 'Grizzly Bears becomes blocked.']],
  removedFromCombat: [
    [{ kind: 'removedFromCombat', object: bears }, 'Grizzly Bears is removed from combat.'],
  ],
  combatEnded: [[{ kind: 'combatEnded' }, 'Nothing attacks or blocks any more.']],
  replaced: [
    [{ kind: 'replaced', by: anthem, what: 'created' }, 'Glorious Anthem changes what is created.'],
    [
      { kind: 'replaced', by: anthem, what: 'stepBegan' },
      'Glorious Anthem makes a player skip a step.',
    ],
  ],
  edited: [
    [{ kind: 'edited', what: 'place' }, 'By hand: something is placed.'],
    [{ kind: 'edited', what: 'place', objects: [bears] }, 'By hand: Grizzly Bears is placed.'],
    [
      {
        kind: 'edited',
        what: 'setObject',
        objects: [bears],
        notes: [{ note: 'tapped', now: true }],
      },
      'By hand: Grizzly Bears is tapped.',
    ],
    [
      {
        kind: 'edited',
        what: 'setObject',
        objects: [goblin],
        notes: [{ note: 'counters', counter: '+1/+1', change: 1 }],
      },
      'By hand: a +1/+1 counter is put on Goblin token.',
    ],
    [
      {
        kind: 'edited',
        what: 'setObject',
        objects: [goblin],
        notes: [
          { note: 'damage', now: 2 },
          { note: 'attacking', to: { player: bea } },
        ],
      },
      'By hand: the damage on Goblin token is set to 2 and Goblin token is set to attack Bea.',
    ],
    [
      {
        kind: 'edited',
        what: 'setObject',
        objects: [bears],
        notes: [{ note: 'controller', player: ada }],
      },
      'By hand: Grizzly Bears is given to Ada to control.',
    ],
    [
      { kind: 'edited', what: 'remove', objects: [bears], notes: [{ note: 'removed' }] },
      'By hand: Grizzly Bears is taken out of the game.',
    ],
    [
      {
        kind: 'edited',
        what: 'place',
        objects: [bears],
        notes: [{ note: 'placedCopy', of: 'Serra Angel', player: bea }],
      },
      'By hand: a token copy of Serra Angel is put onto the battlefield for Bea.',
    ],
    [
      {
        kind: 'edited',
        what: 'move',
        objects: [bears],
        notes: [{ note: 'moved', zone: 'library', owner: bea }],
      },
      "By hand: Grizzly Bears is put on top of Bea's library.",
    ],
    [
      {
        kind: 'edited',
        what: 'setPlayer',
        player: bea,
        notes: [{ note: 'life', from: 20, to: 4 }],
      },
      "By hand: Bea's life total is set from 20 to 4.",
    ],
    [
      {
        kind: 'edited',
        what: 'setPlayer',
        player: bea,
        notes: [{ note: 'counters', counter: 'poison', change: -2 }],
      },
      'By hand: two poison counters are taken from Bea.',
    ],
    [
      { kind: 'edited', what: 'step', notes: [{ note: 'step', step: 'upkeep', active: bea }] },
      "By hand: the turn is set to Bea's upkeep step.",
    ],
    [{ kind: 'edited', what: 'Bea is set to 4 life' }, 'By hand: Bea is set to 4 life.'],
  ],
};

it.each(examplesIn(EXAMPLES))('%s', (words, happening) => {
  expect(told(happening)).toBe(words);
});
