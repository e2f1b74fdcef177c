import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { becomingManned, tappingPower } from './manning';

/** Tap creatures with that much power: it becomes saddled for the turn; as a sorcery (702.171a). */
export const saddle: KeywordDefinition<'saddle'> = {
  cites: [cr('702.171a')],
  means: ({ power }) => [
    {
      kind: 'activated',
      cost: tappingPower('saddle', power),
      only: { timing: 'sorcery' },
      content: { do: [becomingManned('saddle')] },
    },
  ],
};
