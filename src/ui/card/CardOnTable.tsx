import { type CSSProperties, type KeyboardEvent, memo } from 'react';
import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import type { CardView } from '../views';
import { CardMarks } from './CardMarks';
import { accessibleName, frameOf } from './card.view';
import { TableFace } from './TableFace';
import { useLongPress } from './useLongPress';

interface Props {
  readonly card: CardView;
  /** How many the card stands for: five or more are drawn as a pile. */
  readonly count?: number;
  readonly onPress?: (id: string, element: HTMLElement) => void;
  readonly onMenu?: (id: string, element: HTMLElement) => void;
  /** Tucked under its host: only the strip with its name shows. */
  readonly tucked?: boolean;
  readonly style?: CSSProperties;
}

/** A card as a button on the table: Enter or click does the default, "." or the menu key opens all. */
export const CardOnTable = memo(function CardOnTable({
  card,
  count = 1,
  onPress,
  onMenu,
  tucked,
  style,
}: Props) {
  const hold = useLongPress((element) => onMenu?.(card.id, element));
  const isLand = card.types.includes('Land') && !card.types.includes('Creature');
  const chosen = card.rings?.includes('chosen');
  const chooses = chosen || card.rings?.includes('may');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const opens =
      event.key === '.' || event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
    if (!opens || !onMenu) return;
    event.preventDefault();
    onMenu(card.id, event.currentTarget);
  };
  return (
    <>
      <button
        type="button"
        data-card={card.id}
        data-name={card.name}
        data-rove=""
        tabIndex={-1}
        style={style}
        className={cx(
          'obj card',
          frameOf(card),
          isLand && 'land',
          card.tapped && 'tapped',
          card.selected && 'selected',
          card.token && 'token',
          card.byHand && 'by-hand',
          card.faceDown && 'facedown',
          card.lastKnown && 'ghost',
          card.phasedOut && 'phased',
          card.chapters && 'saga',
          card.unread && 'unreadcard',
          count > 4 && 'pile',
          tucked && 'tucked',
        )}
        aria-label={accessibleName(card, count)}
        aria-pressed={chooses ? chosen : undefined}
        onClick={(event) => onPress?.(card.id, event.currentTarget)}
        onContextMenu={(event) => {
          if (!onMenu) return;
          event.preventDefault();
          onMenu(card.id, event.currentTarget);
        }}
        onKeyDown={onKeyDown}
        {...hold}
      >
        <TableFace card={card} />
        <CardMarks card={card} />
        <span className="focusring" />
      </button>
      {onMenu && !tucked && (
        <button
          type="button"
          className="more"
          tabIndex={-1}
          aria-label={`All actions of ${card.faceDown ? 'the face-down card' : card.name}`}
          onClick={(event) => {
            const host = event.currentTarget.previousElementSibling;
            onMenu(card.id, host instanceof HTMLElement ? host : event.currentTarget);
          }}
        >
          <Icon name="dots" />
        </button>
      )}
    </>
  );
});
