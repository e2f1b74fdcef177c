import { memo } from 'react';
import { cx } from '../look/cx';
import type { PlayerView, ZoneKind } from '../views';
import { ManaPool } from './ManaPool';
import { PlayerName } from './PlayerName';
import { ZoneButton } from './ZoneButton';

interface Props {
  readonly player: PlayerView;
  readonly side: 'near' | 'far';
  readonly onZone: (player: string, kind: ZoneKind) => void;
}

/** A player in the rail: the life totals of two stand face to face across the combat line. */
export const PlayerPlaque = memo(function PlayerPlaque({ player, side, onZone }: Props) {
  const zones = (
    <div className="zones" key="zones">
      {player.zones
        .filter(({ kind, count }) => kind !== 'command' || count > 0)
        .map((zone) => (
          <ZoneButton
            key={zone.kind}
            zone={zone}
            owner={player}
            onOpen={() => onZone(player.id, zone.kind)}
          />
        ))}
    </div>
  );
  const status = player.status && (
    <p key="status">
      <span className={cx('tag', player.status.now ? 'now' : 'line')}>{player.status.words}</span>
    </p>
  );
  const counters = !!player.counters?.length && (
    <p className="playercounters" key="counters">
      {player.counters.map(({ kind, count }) => (
        <span className="tag line" key={kind}>
          {kind} {count}
        </span>
      ))}
    </p>
  );
  const pool = <ManaPool key="pool" pool={player.pool} name={player.name} />;
  const name = (
    <div className="id" key="id">
      <PlayerName player={player} />
    </div>
  );
  const life = (
    <p className="life" key="life">
      {player.life} <small>{player.lost ? 'lost' : 'life'}</small>
    </p>
  );
  const far = [zones, pool, counters, status, name, life];
  const near = [life, name, status, counters, pool, zones];
  return (
    <section className={cx('plaque', side, player.lost && 'lost')} aria-label={player.name}>
      {side === 'far' ? far : near}
    </section>
  );
});
