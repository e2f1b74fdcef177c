import { CardMark } from '../card/CardMark';
import { inOneLine } from '../card/card.view';
import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { SymbolText } from '../mana/SymbolText';
import type { CardView, PlayerView } from '../views';

interface Props {
  readonly card?: CardView | undefined;
  readonly player?: PlayerView | undefined;
  /** On the phone: in lines, in the sheet. */
  readonly narrow: boolean;
  /** Does what a second tap does. */
  readonly onAct: () => void;
  readonly onMenu: () => void;
  /** Opens the inspector. */
  readonly onWhy: () => void;
  readonly onClose: () => void;
}

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** What a finger has tapped: what it is, what a second tap does as the first button, and all else. */
export function TouchedBar({ card, player, narrow, onAct, onMenu, onWhy, onClose }: Props) {
  const name = player?.name ?? (card?.faceDown ? 'Face-down card' : card?.name) ?? '';
  const { pt } = card ?? {};
  const size = pt && `${pt.power}/${pt.toughness}`;
  const line = player ? `${player.life} life` : [size, card?.typeLine].filter(Boolean).join(' ');
  const text = card?.text?.map((one) => one.text).filter(Boolean) ?? [];
  const dots = (
    <button
      type="button"
      className={cx('btn', card?.does && 'icon')}
      aria-label={`All actions of ${name}`}
      onClick={onMenu}
    >
      <Icon name="dots" />
      {!card?.does && 'All actions'}
    </button>
  );
  return (
    <section className={cx('touchedbar', narrow ? 'narrow' : 'bar')} aria-label="Tapped">
      {card && <CardMark card={card} />}
      <div className="touchedwords" role="status">
        <p>
          <b>{name}</b> <span>{line}</span>
        </p>
        {text.length > 0 && (
          <p className="touchedtext">
            <SymbolText text={inOneLine(text)} />
          </p>
        )}
        <span className="vh">. Tap again: {card?.does ?? 'all that can be done'}.</span>
      </div>
      <span className="touchedacts">
        {card?.does && (
          <button type="button" className="btn first" onClick={onAct}>
            {capital(card.does)}
          </button>
        )}
        {card && (
          <button
            type="button"
            className="btn icon"
            aria-label={`Why ${name} is as it is`}
            onClick={onWhy}
          >
            <Icon name="info" />
          </button>
        )}
        {dots}
        <button type="button" className="btn icon" aria-label="Leave it" onClick={onClose}>
          <Icon name="cross" />
        </button>
      </span>
    </section>
  );
}
