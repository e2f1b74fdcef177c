import type { Span } from '../abilities/ability';
import type { PlayerRef } from '../abilities/references';
import { cr } from '../citations';
import { happen } from '../happening/happen';
import { playersFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** You control a player during that player's next turn; after it they may get an extra turn (723.1). */
export interface ControlPlayer {
  readonly kind: 'controlPlayer';
  readonly player: PlayerRef;
  readonly extraTurn?: true;
  readonly span?: Span;
}

export const controlPlayer: Execution<'controlPlayer'> = {
  cites: [cr('608.2c'), cr('723.1')],
  *execute({ work, scope }, { player, extraTurn }) {
    for (const p of playersFor(work, scope, player)) {
      const again = work.state.controls?.some((c) => c.player === p) === true;
      yield* happen(work, [
        {
          happening: {
            kind: 'controlTaken',
            player: p,
            by: scope.you,
            ...(extraTurn === true ? { extraTurn: true } : {}),
          },
          cites: [cr('608.2c'), cr('723.1'), ...(again ? [cr('723.1a')] : [])],
        },
      ]);
    }
    return done;
  },
};
