import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { itself, thisObject } from './words';

const ITS_CONTROLLER = { player: 'controllerOf', of: thisObject } as const;

/** The other cost is offered where it is cast (`casting/methods`); then it is sacrificed as it has entered (702.74a). */
export const evoke: KeywordDefinition<'evoke'> = {
  cites: [cr('702.74a')],
  means: () => [
    {
      kind: 'triggered',
      trigger: { event: 'moved', object: [itself], to: 'battlefield' },
      when: { if: 'castFor', alternative: 'evoke' },
      content: { do: [{ kind: 'sacrifice', player: ITS_CONTROLLER, what: thisObject }] },
    },
  ],
};
