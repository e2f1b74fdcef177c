import { memo, useMemo } from 'react';
import { cx } from '../look/cx';
import { HAND, zoneDrop } from '../moves/destinations.view';
import type { CardView, Id, PlayerView } from '../views';
import { useBoard } from './BoardContext';
import { HandTabs } from './HandTabs';
import { Row } from './Row';
import { useRoving } from './useRoving';

const alone = (cards: readonly CardView[]) =>
  cards.map((card) => ({ key: card.id, members: [card] }));

interface Props {
  readonly player: PlayerView;
  readonly players: readonly PlayerView[];
  readonly asked: Id;
  readonly onShow: (player: Id) => void;
}

/** A hand: cards look over the edge and rise when they have the focus or the pointer. */
export const Hand = memo(function Hand({ player, players, asked, onShow }: Props) {
  const { dropOn } = useBoard();
  const [drop] = players.flatMap(({ id }) => dropOn(zoneDrop(id, 'hand')) ?? []);
  const roving = useRoving<HTMLDivElement>();
  const groups = useMemo(() => alone(player.hand), [player.hand]);
  return (
    <section
      className={cx('hand', drop && `drop-${drop}`)}
      data-drop={HAND}
      aria-label={`${player.name}’s hand`}
    >
      <h2 className="vh">
        {player.name}’s hand, {player.hand.length}
      </h2>
      <HandTabs players={players} shown={player.id} asked={asked} onShow={onShow} />
      <div {...roving}>
        {player.hand.length === 0 ? (
          <p className="emptyhand">No cards in {player.name}’s hand.</p>
        ) : (
          <Row groups={groups} place="hand" label="Cards in hand" />
        )}
      </div>
    </section>
  );
});
