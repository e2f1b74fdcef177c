import { cx } from '../look/cx';
import { opensMenu } from '../menu/opensMenu';
import type { PlayerView } from '../views';
import { useBoard } from './BoardContext';
import { TableAmount } from './TableAmount';
import { useHold } from './useHold';

/** A player's name as a button: to be targeted, attacked, or to open what may be done to them. */
export function PlayerName({ player }: { readonly player: PlayerView }) {
  const { press, menu, touched, ringOf, amountAt } = useBoard();
  const holding = useHold(player.id);
  const amount = amountAt(player.id);
  const rings = ringOf(player) ?? [];
  const chosen = rings.includes('chosen');
  const chooses = chosen || rings.includes('may');
  const ringWords = chosen ? ', chosen' : rings.includes('may') ? ', may be chosen' : '';
  return (
    <>
      <button
        type="button"
        className={cx(
          'seat who playername',
          player.id === touched && 'touched',
          ...rings.map((ring) => `ringed-${ring}`),
        )}
        data-seat={player.seat}
        data-card={player.id}
        aria-label={`${player.name}, ${player.life} life${player.lost ? ', has lost' : ''}${ringWords}`}
        aria-pressed={chooses ? chosen : undefined}
        onClick={(event) => press(player.id, event.currentTarget)}
        {...opensMenu((element) => menu(player.id, element))}
        {...holding}
      >
        <span className="text">{player.name}</span>
        {rings.includes('target') && player.targetNumber && (
          <span className="no">{player.targetNumber}</span>
        )}
      </button>
      {amount && <TableAmount amount={amount} />}
    </>
  );
}
