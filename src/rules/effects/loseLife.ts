import type { Span } from '../abilities/ability';
import type { Amount, Players } from '../abilities/references';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import type { Work } from '../happening/work';
import type { Happening } from '../kernel/events';
import type { Scope } from '../kernel/scope';
import { changeLife, type LifeChange } from '../players/life';
import { playersFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** Loses life (119.3). */
export interface LoseLife {
  readonly kind: 'loseLife';
  readonly player: Players;
  readonly amount: Amount;
  /** Names how much was lost, by all of them together. */
  readonly bind?: string;
  readonly span?: Span;
}

/** The losses that the instruction means. */
export function lifeLosses(work: Work, scope: Scope, node: LoseLife): readonly LifeChange[] {
  const change = -Math.max(0, amountOf(work.view, scope, node.amount));
  return playersFor(work, scope, node.player).map((player) => ({ player, change }));
}

/** How much was lost by all of them. */
export const lostInAll = (happened: readonly Happening[]): number =>
  happened.reduce((sum, h) => (h.kind === 'life' ? sum - h.change : sum), 0);

export const loseLife: Execution<'loseLife'> = {
  cites: [cr('608.2c'), cr('119.3')],
  *execute({ work, scope, bind }, node) {
    const happened = yield* changeLife(work, lifeLosses(work, scope, node));
    if (node.bind !== undefined) bind(node.bind, { number: lostInAll(happened) });
    return done;
  },
};
