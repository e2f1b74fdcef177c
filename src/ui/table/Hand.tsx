import type { CardView, PlayerView } from '../views';
import { Row } from './Row';
import { useRoving } from './useRoving';

const alone = (cards: readonly CardView[]) =>
  cards.map((card) => ({ key: card.id, members: [card] }));

/** The viewer's hand: cards look over the edge and rise when they have the focus or the pointer. */
export function Hand({ player }: { readonly player: PlayerView }) {
  const roving = useRoving<HTMLElement>();
  return (
    <section {...roving} className="hand" aria-label={`${player.name}’s hand`}>
      <h2 className="cap">
        {player.name}’s hand <span className="n">{player.hand.length}</span>
      </h2>
      {player.hand.length === 0 ? (
        <p className="emptyhand">no cards</p>
      ) : (
        <Row groups={alone(player.hand)} place="hand" label="Cards in hand" />
      )}
    </section>
  );
}
