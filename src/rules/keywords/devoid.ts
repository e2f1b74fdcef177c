import { cr } from '../citations';
import type { KeywordDefinition } from './definition';

/** "This object is colorless": a characteristic-defining ability, so it functions everywhere (702.114a, 604.3). */
export const devoid: KeywordDefinition<'devoid'> = {
  cites: [cr('702.114a'), cr('604.3')],
  means: () => [
    {
      kind: 'static',
      defining: true,
      effects: [{ effect: 'continuous', changes: [{ change: 'setColors', colors: [] }] }],
    },
  ],
};
