import { matches } from '../evaluate/match';
import type { View } from '../evaluate/view';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { playerRulesFor } from './rules';

/** The object by whose effect the player has protection from the source (702.16b, 702.16e); null where none gives it. */
export function protectionOf(view: View, player: PlayerId, source: ObjectId): ObjectId | null {
  const found = playerRulesFor(view.state, 'protection', player).find(({ rule, scope }) =>
    matches(view, { ...scope, you: player }, rule.from, source),
  );
  return found?.source ?? null;
}
