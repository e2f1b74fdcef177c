import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { itself } from './words';

/** A player dealt combat damage by it exiles the top card of their library (702.115a). */
export const ingest: KeywordDefinition<'ingest'> = {
  cites: [cr('702.115a')],
  means: () => [
    {
      kind: 'triggered',
      trigger: { event: 'damage', source: [itself], toPlayer: { player: 'all' }, combat: true },
      content: {
        do: [
          { kind: 'look', player: { player: 'event' }, count: 1, bind: 'ingested', reveal: true },
          { kind: 'exile', what: { ref: 'bound', name: 'ingested' } },
        ],
      },
    },
  ],
};
