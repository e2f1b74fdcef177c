import { cr } from '../citations';
import type { KeywordDefinition } from './definition';

/** "This object is every creature type": a characteristic-defining ability (702.73a). */
export const changeling: KeywordDefinition<'changeling'> = {
  cites: [cr('702.73a'), cr('604.3')],
  means: () => [
    {
      kind: 'static',
      defining: true,
      effects: [{ effect: 'continuous', changes: [{ change: 'allCreatureTypes' }] }],
    },
  ],
};
