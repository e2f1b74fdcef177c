import { cx } from '../look/cx';
import type { PlayerView, ZoneKind } from '../views';
import { ManaPool } from './ManaPool';
import { PlayerName } from './PlayerName';
import { ZoneButton } from './ZoneButton';

interface Props {
  readonly player: PlayerView;
  readonly onZone: (player: string, kind: ZoneKind) => void;
  /** Only what is looked at most: hand and graveyard, others when something lies there. */
  readonly brief?: boolean;
  readonly children?: React.ReactNode;
}

const isShown = (kind: ZoneKind, count: number, brief: boolean): boolean => {
  if (kind === 'command') return count > 0;
  if (!brief) return true;
  return kind === 'hand' || kind === 'graveyard' || (kind === 'exile' && count > 0);
};

/** A player in one line: over a column of the shared far half, and on the phone. */
export function PlayerStrip({ player, onZone, brief = false, children }: Props) {
  return (
    <header className="pwho">
      <PlayerName player={player} />
      <span className="plife">
        {player.life}
        <span className="vh"> life</span>
      </span>
      {player.lost && <span className="tag line">has lost</span>}
      {player.status && !player.lost && (
        <span className={cx('tag', player.status.now ? 'now' : 'line')}>{player.status.words}</span>
      )}
      <ManaPool pool={player.pool} name={player.name} />
      {player.counters?.map(({ kind, count }) => (
        <span className="tag line" key={kind}>
          {kind} {count}
        </span>
      ))}
      <span className="zonebriefs">
        {player.zones
          .filter(({ kind, count }) => isShown(kind, count, brief))
          .map((zone) => (
            <ZoneButton
              key={zone.kind}
              zone={zone}
              owner={player}
              brief
              onOpen={() => onZone(player.id, zone.kind)}
            />
          ))}
      </span>
      {children}
    </header>
  );
}
