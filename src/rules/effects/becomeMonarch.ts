import type { Span } from '../abilities/ability';
import type { PlayerRef } from '../abilities/references';
import { cr } from '../citations';
import { happen } from '../happening/happen';
import { playersFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** A player becomes the monarch (725.1). */
export interface BecomeMonarch {
  readonly kind: 'becomeMonarch';
  readonly player: PlayerRef;
  readonly span?: Span;
}

export const becomeMonarch: Execution<'becomeMonarch'> = {
  cites: [cr('608.2c'), cr('725.1')],
  *execute({ work, scope }, { player }) {
    for (const p of playersFor(work, scope, player)) {
      const taken = work.state.monarch !== null && work.state.monarch !== p;
      const cites = [cr('608.2c'), cr('725.1'), ...(taken ? [cr('725.3')] : [])];
      yield* happen(work, [{ happening: { kind: 'becameMonarch', player: p }, cites }]);
    }
    return done;
  },
};
