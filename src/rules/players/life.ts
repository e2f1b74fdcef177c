import { cr } from '../citations';
import { happen } from '../happening/happen';
import type { Doing, Proposal, Work } from '../happening/work';
import type { Happening } from '../kernel/events';
import type { PlayerId } from '../kernel/ids';
import { lifeFixedBy } from '../restrictions/life';

/** A change of a player's life total by an effect: positive is gained, negative is lost. */
export interface LifeChange {
  readonly player: PlayerId;
  readonly change: number;
}

/** A player gains life (119.3); 0 is no gain (119.9). A player who can't gain life gains none (101.2). */
export function* gainLife(work: Work, player: PlayerId, amount: number): Doing<void> {
  yield* changeLife(work, [{ player, change: Math.max(0, amount) }]);
}

/** A player loses life (119.3). */
export function* loseLife(work: Work, player: PlayerId, amount: number): Doing<void> {
  yield* changeLife(work, [{ player, change: -Math.max(0, amount) }]);
}

/** Changes of life totals that happen at once. @returns those that did. */
export function* changeLife(
  work: Work,
  changes: readonly LifeChange[],
): Doing<readonly Happening[]> {
  const proposals = changes.flatMap(({ player, change }): Proposal[] => {
    if (change === 0) return [];
    const forbidden = lifeFixedBy(work.state, player, change > 0 ? 'gain' : 'lose');
    if (forbidden !== null) {
      work.tell('impossible', [cr('101.2'), forbidden.cite], [forbidden.source]);
      return [];
    }
    return [
      {
        happening: { kind: 'life', player, change, why: change > 0 ? 'gain' : 'lose' },
        cites: [cr('119.3')],
      },
    ];
  });
  return yield* happen(work, proposals);
}
