import type { Span } from '../abilities/ability';
import type { PlayerRef } from '../abilities/references';
import { cr } from '../citations';
import { happen } from '../happening/happen';
import type { Proposal, Work } from '../happening/work';
import type { Scope } from '../kernel/scope';
import { playersFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** A player wins or loses the game (104.2, 104.3). */
export interface WinGame {
  readonly kind: 'winGame';
  readonly player: PlayerRef;
  readonly outcome: 'win' | 'lose';
  readonly span?: Span;
}

/** Who wins or loses by it. */
export function outcomes(
  work: Work,
  scope: Scope,
  { player, outcome }: WinGame,
): readonly Proposal[] {
  return playersFor(work, scope, player).map((p) =>
    outcome === 'win'
      ? { happening: { kind: 'won', player: p }, cites: [cr('608.2c'), cr('104.2b')] }
      : {
          happening: { kind: 'lost', player: p, why: 'effect' },
          cites: [cr('608.2c'), cr('104.3e')],
        },
  );
}

export const winGame: Execution<'winGame'> = {
  cites: [cr('104.2b'), cr('104.3e')],
  *execute({ work, scope }, node) {
    yield* happen(work, outcomes(work, scope, node));
    return done;
  },
};
