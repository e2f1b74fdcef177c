import type { Span } from '../abilities/ability';
import type { Amount, Players } from '../abilities/references';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import type { Work } from '../happening/work';
import type { Scope } from '../kernel/scope';
import { changeLife, type LifeChange } from '../players/life';
import { playersFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** Gains life (119.3). */
export interface GainLife {
  readonly kind: 'gainLife';
  readonly player: Players;
  readonly amount: Amount;
  readonly span?: Span;
}

/** The gains that the instruction means. */
export function lifeGains(work: Work, scope: Scope, node: GainLife): readonly LifeChange[] {
  const change = Math.max(0, amountOf(work.view, scope, node.amount));
  return playersFor(work, scope, node.player).map((player) => ({ player, change }));
}

export const gainLife: Execution<'gainLife'> = {
  cites: [cr('608.2c'), cr('119.3')],
  *execute({ work, scope }, node) {
    yield* changeLife(work, lifeGains(work, scope, node));
    return done;
  },
};
