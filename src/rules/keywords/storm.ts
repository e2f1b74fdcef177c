import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { itself, thisObject, you } from './words';

/** When the spell is cast: a copy of it for each spell that was cast before it this turn (702.40a). */
export const storm: KeywordDefinition<'storm'> = {
  cites: [cr('702.40a')],
  means: () => [
    {
      kind: 'triggered',
      trigger: { event: 'cast', spell: [itself], by: you },
      content: {
        do: [
          {
            kind: 'copySpell',
            what: thisObject,
            times: { amount: 'castBefore', spell: thisObject },
            newTargets: true,
          },
        ],
      },
    },
  ],
};
