import type { Ability } from '../abilities/ability';
import { itself, thisObject } from './words';

/**
 * Back to the battlefield from the graveyard under its owner's control with a counter, if it had none of
 * that kind as it last was (603.10a, 608.2h). What persist and undying share.
 */
export function returnsWith(counter: '+1/+1' | '-1/-1'): readonly Ability[] {
  return [
    {
      kind: 'triggered',
      trigger: { event: 'moved', object: [itself], from: 'battlefield', to: 'graveyard' },
      when: {
        if: 'not',
        not: { if: 'matches', object: thisObject, where: [{ is: 'hasCounter', counter }] },
      },
      content: {
        do: [
          {
            kind: 'move',
            what: { ref: 'event' },
            to: 'battlefield',
            under: { player: 'ownerOf', of: { ref: 'event' } },
            counters: { counter, count: 1 },
          },
        ],
      },
    },
  ];
}
