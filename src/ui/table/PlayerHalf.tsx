import { cx } from '../look/cx';
import type { PlayerView } from '../views';
import { PlayerStrip } from './PlayerStrip';
import { Row } from './Row';
import { useRoving } from './useRoving';

interface Props {
  readonly player: PlayerView;
  readonly side: 'near' | 'far';
  /** Several players share the far half: each has a strip of its own. */
  readonly strip?: boolean;
  readonly onZone: (player: string, kind: PlayerView['zones'][number]['kind']) => void;
}

/** A player's half: creatures near the middle, lands and the rest behind. One tab stop. */
export function PlayerHalf({ player, side, strip = false, onZone }: Props) {
  const roving = useRoving<HTMLElement>();
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
    >
      {strip && <PlayerStrip player={player} onZone={onZone} />}
      {side === 'far' ? [back, front] : [front, back]}
    </section>
  );
}
