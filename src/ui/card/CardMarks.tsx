import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { Triangle } from '../look/Triangle';
import { ManaCost } from '../mana/ManaCost';
import type { CardView } from '../views';

const BURST =
  'M14 1l2.6 4.6L21.2 2.9l-.2 5.3 5.2.6-3 4.4 4.4 3-4.8 2.2 2.3 4.8-5.3-.3.1 5.3-4.3-3L12 29l-2.2-4.8-4.7 2.4.4-5.3-5.3-.2 3.1-4.3L-1 14l4.7-2.4L1.2 7l5.2.2L6.6 1.9 10.9 5Z';

/** Kinds of counters that have room on the plate; the reader lists all. */
const MOST_KINDS = 3;

/** What never turns with the card: numbers, counters, damage, badges, rings. */
export function CardMarks({ card }: { readonly card: CardView }) {
  const { pt, counters = [], rings = [] } = card;
  const shown = counters.length > MOST_KINDS ? counters.slice(0, MOST_KINDS - 1) : counters;
  return (
    <span className="cardmarks" aria-hidden="true">
      {card.tapped && !card.faceDown && <span className="upright">{card.name}</span>}
      {(pt || !!card.damage) && (
        <span className="nums">
          {!!card.damage && (
            <span className="dmg">
              <svg viewBox="0 0 28 28" aria-hidden="true">
                <path d={BURST} transform="translate(1.2 .6) scale(.88)" />
              </svg>
              <span>{card.damage}</span>
            </span>
          )}
          {pt && (
            <span className={cx('pt', pt.power.length + pt.toughness.length > 6 && 'long')}>
              {pt.change && <Triangle change={pt.change} />}
              {pt.power}/{pt.toughness}
            </span>
          )}
        </span>
      )}
      {card.loyalty !== undefined && <span className="loyal">{card.loyalty}</span>}
      {card.defense !== undefined && <span className="loyal">{card.defense}</span>}
      {card.chapters && (
        <span className="chapters">
          {card.chapters.names.map((name, place) => (
            <i key={name} className={place + 1 === card.chapters?.now ? 'on' : ''}>
              {name}
            </i>
          ))}
        </span>
      )}
      {counters.length > 0 && (
        <span className="marks">
          {shown.map(({ kind, count }) => (
            <span className="counter" key={kind}>
              {kind}
              {count > 1 && <b>×{count}</b>}
            </span>
          ))}
          {shown.length < counters.length && (
            <span className="counter">and {counters.length - shown.length} more</span>
          )}
        </span>
      )}
      {card.selected && (
        <span className="selectmark">
          <Icon name="check" />
        </span>
      )}
      {card.tapped && (
        <span className="badge turned">
          <Icon name="turned" />
        </span>
      )}
      {card.sick && !card.tapped && (
        <span className="badge sick">
          <Icon name="swirl" />
        </span>
      )}
      {card.unread && <span className="unread">not modelled</span>}
      {card.combat && (
        <span className="flag">
          <Icon name={card.combat.kind === 'attacking' ? 'sword' : 'shield'} />
          {card.combat.words}
        </span>
      )}
      {card.lastKnown && <span className="flag low">as it last was</span>}
      {card.phasedOut && <span className="flag low">phased out</span>}
      {card.flag && <span className="flag under">{card.flag}</span>}
      {rings.map((ring) => (
        <span key={ring} className={`ringline ringline-${ring}`} />
      ))}
      {rings.includes('target') && card.targetNumber && (
        <span className="no">{card.targetNumber}</span>
      )}
      {rings.includes('chosen') && (
        <span className="badge tick-badge">
          <Icon name="check" />
        </span>
      )}
      {card.proposes && (
        <span className="uses">
          <Icon name="turned" />
          <ManaCost cost={card.proposes} silent />
        </span>
      )}
    </span>
  );
}
