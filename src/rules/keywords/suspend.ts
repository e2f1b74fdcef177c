import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { itself, thisObject, you } from './words';

/**
 * In exile: a time counter is removed at each upkeep of its owner, and when the last one is, it may be played for
 * nothing; a creature then has haste (702.62a). Exiling it from the hand is a special action (116.2f).
 */
export const suspend: KeywordDefinition<'suspend'> = {
  cites: [cr('702.62a')],
  means: () => [
    {
      kind: 'triggered',
      trigger: { event: 'beginning', step: 'upkeep', of: you },
      when: {
        if: 'matches',
        object: thisObject,
        where: [{ is: 'hasCounter', counter: 'time' }],
      },
      content: { do: [{ kind: 'removeCounters', from: thisObject, counter: 'time', count: 1 }] },
      zones: ['exile'],
    },
    {
      kind: 'triggered',
      trigger: { event: 'countersRemoved', object: [itself], counter: 'time', last: true },
      when: { if: 'exists', filter: { zones: ['exile'], where: [itself] } },
      content: {
        do: [{ kind: 'castNow', player: you, what: thisObject, free: true, haste: true }],
      },
      zones: ['exile'],
    },
  ],
};
