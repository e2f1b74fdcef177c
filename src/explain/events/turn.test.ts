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
    [{ kind: 'edited', what: 'Bea is set to 4 life' }, 'By hand: Bea is set to 4 life.'],
  ],
};

it.each(examplesIn(EXAMPLES))('%s', (words, happening) => {
  expect(told(happening)).toBe(words);
});
