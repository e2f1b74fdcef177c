import { memo } from 'react';
import { cx } from '../look/cx';
import type { GroupView, PlayerView } from '../views';
import { useBoard } from './BoardContext';
import { MOST_STRIPS } from './CardSlot';
import { PlayerStrip } from './PlayerStrip';
import { Row } from './Row';
import { useRoving } from './useRoving';

interface Props {
  readonly player: PlayerView;
  readonly side: 'near' | 'far';
  /** Several players share the far half: each has a strip of its own. */
  readonly strip?: boolean;
  /** What part of the width its column has. */
  readonly share?: number;
  /** Its column is narrow: the strip says only what is looked at most. */
  readonly brief?: boolean;
  readonly onZone: (player: string, kind: PlayerView['zones'][number]['kind']) => void;
}

/** Name strips of tucked cards that the two rows need room for: the half's cards shrink by them. */
function stripsOf({ front, lands, others }: PlayerView): number {
  const most = (groups: readonly GroupView[]) =>
    Math.max(0, ...groups.map(({ members: [first] }) => first?.attached?.length ?? 0));
  return Math.min(MOST_STRIPS, most(front)) + Math.min(MOST_STRIPS, most([...lands, ...others]));
}

/** A player's half: creatures near the middle, lands and the rest behind. One tab stop. */
export const PlayerHalf = memo(function PlayerHalf({
  player,
  side,
  strip = false,
  share = 1,
  brief = false,
  onZone,
}: Props) {
  const roving = useRoving<HTMLElement>();
  // Where rows are drawn anew because the board is, what is the tab stop among their cards is looked at again.
  useBoard();
  const front = (
    <Row key="front" groups={player.front} place="front" label={`${player.name}’s creatures`} />
  );
  const back = (
    <Row
      key="back"
      groups={player.lands}
      outer={player.others}
      place="back"
      label={`${player.name}’s lands and others`}
    />
  );
  return (
    <section
      {...roving}
      className={cx('half', side, strip && 'shared', player.lost && 'lost')}
      aria-label={`${player.name}’s half`}
      style={{ '--strips': stripsOf(player), '--share': share } as React.CSSProperties}
    >
      {strip && <PlayerStrip player={player} onZone={onZone} brief={brief} />}
      {side === 'far' ? [back, front] : [front, back]}
    </section>
  );
});
