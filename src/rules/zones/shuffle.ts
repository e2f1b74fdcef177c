import type { RuleNumber } from '../citations';
import { happen } from '../happening/happen';
import { player as playerIn } from '../happening/records';
import type { Doing, Work } from '../happening/work';
import { shuffled } from '../kernel/chance';
import type { PlayerId } from '../kernel/ids';

/** A player's library is shuffled (701.24a). */
export function* shuffleLibrary(
  work: Work,
  player: PlayerId,
  ...cites: readonly RuleNumber[]
): Doing<void> {
  const [order, chance] = shuffled(playerIn(work.state, player).library, work.state.chance);
  work.set({ chance });
  yield* happen(work, [{ happening: { kind: 'shuffled', player, order }, cites }]);
}
