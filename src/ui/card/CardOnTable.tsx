import { type CSSProperties, memo } from 'react';
import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { opensMenu } from '../menu/opensMenu';
import type { CardView } from '../views';
import { CardMarks } from './CardMarks';
import { accessibleName, frameOf } from './card.view';
import { TableFace } from './TableFace';
import { useLongPress } from './useLongPress';

interface Props {
  readonly card: CardView;
  /** How many the card stands for: five or more are drawn as a pile. */
  readonly count?: number;
  /** How many there are with those that fell off the pile. */
  readonly of?: number;
  readonly onPress?: (id: string, element: HTMLElement) => void;
  readonly onMenu?: (id: string, element: HTMLElement) => void;
  /** A finger is held on it, and let go: whether it kept still. */
  readonly onHold?: (id: string, element: HTMLElement) => void;
  readonly onLetGo?: (id: string, element: HTMLElement, still: boolean) => void;
  /** Tucked under its host: only the strip with its name shows. */
  readonly tucked?: boolean;
  readonly style?: CSSProperties;
}

/** A card as a button on the table: Enter or click does the default, "." or the menu key opens all. */
export const CardOnTable = memo(function CardOnTable({
  card,
  count = 1,
  of = count,
  onPress,
  onMenu,
  onHold,
  onLetGo,
  tucked,
  style,
}: Props) {
  const hold = useLongPress(
    (element) => onHold?.(card.id, element),
    (element, still) => onLetGo?.(card.id, element, still),
  );
  const isLand = card.types.includes('Land') && !card.types.includes('Creature');
  const chosen = card.rings?.includes('chosen');
  const chooses = chosen || card.rings?.includes('may');
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
          card.touched && 'touched',
          card.token && 'token',
          card.byHand && 'by-hand',
          card.faceDown && 'facedown',
          card.lastKnown && 'ghost',
          card.phasedOut && 'phased',
          card.chapters && 'saga',
          card.pt && 'sized',
          (card.loyalty ?? card.defense) !== undefined && 'shielded',
          card.unread && 'unreadcard',
          count > 4 && 'pile',
          tucked && 'tucked',
        )}
        aria-label={accessibleName(card, count, of)}
        aria-pressed={chooses ? chosen : undefined}
        onClick={(event) => onPress?.(card.id, event.currentTarget)}
        {...(onMenu && opensMenu((element) => onMenu(card.id, element)))}
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
