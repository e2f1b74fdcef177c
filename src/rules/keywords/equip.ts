import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { creature, self, youControl } from './words';

/** Attaches the Equipment to target creature its controller controls, as a sorcery (702.6a). */
export const equip: KeywordDefinition<'equip'> = {
  cites: [cr('702.6a'), cr('301.5b')],
  means: ({ cost }) => [
    {
      kind: 'activated',
      cost,
      only: { timing: 'sorcery' },
      content: {
        targets: [{ objects: { where: [creature, youControl] } }],
        do: [{ kind: 'attach', what: self, to: { ref: 'target', slot: 0 } }],
      },
    },
  ],
};
