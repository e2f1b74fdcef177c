import { cr, type RuleNumber } from '../citations';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { State } from '../kernel/state';
import { playerRulesFor } from './rules';

/** The effect by which a player's life total can't become higher, or lower, and the rule; null where none says so. */
export function lifeFixedBy(
  state: State,
  player: PlayerId,
  way: 'gain' | 'lose',
): { readonly source: ObjectId; readonly cite: RuleNumber } | null {
  const [fixed] = [
    ...(way === 'gain' ? playerRulesFor(state, 'cantGainLife', player) : []),
    ...playerRulesFor(state, 'lifeCantChange', player),
  ];
  if (fixed === undefined) return null;
  return { source: fixed.source, cite: way === 'gain' ? cr('119.7') : cr('119.8') };
}
