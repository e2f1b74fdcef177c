import { cx } from '../look/cx';
import { TABLE } from '../moves/destinations.view';
import type { Id, PlayerView, ZoneKind } from '../views';
import { Bare } from './Bare';
import { useBoard } from './BoardContext';
import { PlayerHalf } from './PlayerHalf';
import { useTableMenu } from './useTableMenu';

interface Props {
  readonly near: PlayerView | undefined;
  readonly far: readonly PlayerView[];
  /** Of several who share the far half: the one who is given more room. */
  readonly looked?: Id | undefined;
  readonly inCombat: boolean;
  readonly onZone: (player: string, kind: ZoneKind) => void;
  /** Given while the table is empty. */
  readonly onAddCard?: (() => void) | undefined;
}

/** The battlefield: the viewer's half near, the others far, the combat line between. */
export function Field({ near, far, looked, inCombat, onZone, onAddCard }: Props) {
  const { dropOn } = useBoard();
  const opens = useTableMenu();
  const parts = far.map(({ id }) => (id === looked ? 3.5 : 1));
  const columns = parts.map((part) => `minmax(0, ${part}fr)`).join(' ');
  const all = parts.reduce((sum, part) => sum + part, 0);
  const drop = dropOn(TABLE);
  const alone = far.length === 1 ? far[0] : undefined;
  return (
    <main
      className={cx('field', drop && `drop-${drop}`)}
      aria-label="Battlefield"
      data-drop={TABLE}
      data-board=""
      data-thing={TABLE}
      tabIndex={-1}
      {...opens}
    >
      {!alone && (
        <div className="fars" style={{ '--columns': columns } as React.CSSProperties}>
          {far.map((player, place) => (
            <PlayerHalf
              key={player.id}
              player={player}
              side="far"
              strip
              share={(parts[place] ?? 1) / all}
              brief={far.length > 3 && player.id !== looked}
              onZone={onZone}
            />
          ))}
        </div>
      )}
      {/* Seen from the other seat two halves change their places, and their cards stay drawn. */}
      {alone && <PlayerHalf key={alone.id} player={alone} side="far" onZone={onZone} />}
      {near && <PlayerHalf key={near.id} player={near} side="near" onZone={onZone} />}
      {onAddCard && <Bare onAddCard={onAddCard} />}
      <div className={cx('combat', inCombat && 'live')}>{inCombat && <span>combat</span>}</div>
    </main>
  );
}
