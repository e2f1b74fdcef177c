import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { creature, thisObject, youControl } from './words';

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
        do: [{ kind: 'attach', what: thisObject, to: { ref: 'target', slot: 0 } }],
      },
    },
  ],
};
