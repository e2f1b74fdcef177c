import type { Condition } from '../abilities/references';
import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { creature, itself, thisObject, youControl } from './words';

const isGreater = (of: 'power' | 'toughness'): Condition => ({
  if: 'compare',
  left: { amount: of, of: { ref: 'event' } },
  compare: '>',
  right: { amount: of, of: thisObject },
});

/** A counter as a creature enters that is greater in either way, while this is a creature itself (702.100a, c). */
export const evolve: KeywordDefinition<'evolve'> = {
  cites: [cr('702.100a'), cr('702.100c')],
  means: () => [
    {
      kind: 'triggered',
      trigger: { event: 'moved', object: [creature, youControl], to: 'battlefield' },
      when: {
        if: 'and',
        of: [
          { if: 'matches', object: thisObject, where: [creature] },
          { if: 'or', of: [isGreater('power'), isGreater('toughness')] },
        ],
      },
      content: { do: [{ kind: 'putCounters', on: thisObject, counter: '+1/+1', count: 1 }] },
    },
  ],
};

/** A counter for an attacker with less power (702.134a). */
export const mentor: KeywordDefinition<'mentor'> = {
  cites: [cr('702.134a')],
  means: () => [
    {
      kind: 'triggered',
      trigger: { event: 'attacks', object: [itself] },
      content: {
        targets: [
          {
            objects: {
              where: [
                { is: 'attacking' },
                creature,
                { is: 'power', compare: '<', to: { amount: 'power', of: thisObject } },
              ],
            },
          },
        ],
        do: [{ kind: 'putCounters', on: { ref: 'target', slot: 0 }, counter: '+1/+1', count: 1 }],
      },
    },
  ],
};

/** +1/+0 for each other attacker until end of turn (702.91a). */
export const battleCry: KeywordDefinition<'battleCry'> = {
  cites: [cr('702.91a')],
  means: () => [
    {
      kind: 'triggered',
      trigger: { event: 'attacks', object: [itself] },
      content: {
        do: [
          {
            kind: 'apply',
            to: { where: [{ is: 'not', not: itself }, { is: 'attacking' }, creature] },
            changes: [{ change: 'modifyPT', power: 1, toughness: 0 }],
            duration: 'endOfTurn',
          },
        ],
      },
    },
  ],
};
