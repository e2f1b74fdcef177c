import { Icon } from '../look/Icon';
import { ManaCost } from '../mana/ManaCost';
import { SymbolText } from '../mana/SymbolText';
import { Plate } from '../plates/Plate';
import type { CardView } from '../views';
import { longestWord, plateOf } from './card.view';
import { faceText, roomOf } from './room.view';

/** Letters that a line of a name has room for. */
const WIDEST = 16;

/** What turns with the card: name, plate, types, one line. All of it is silent. */
export function TableFace({ card }: { readonly card: CardView }) {
  if (card.faceDown) {
    return (
      <span className="face" aria-hidden="true">
        <span className="f-down">
          <Icon name="lens" />
        </span>
        <span className="f-info">
          <span className="f-type">{card.pt ? 'Face-down creature' : 'Face down'}</span>
        </span>
      </span>
    );
  }
  const plate = plateOf(card);
  const longest = longestWord(card.name);
  const text = faceText(card);
  const room = roomOf(card);
  const seal =
    card.colours.length > 0
      ? card.colours.map((colour) => `{${colour}}`).join('')
      : card.types.includes('Land')
        ? ''
        : '{C}';
  return (
    <span className="face" aria-hidden="true">
      <span
        className="f-name"
        style={
          {
            '--longest': longest,
            // A word that is wider than the card is parted, and not cut at both ends.
            ...(longest > WIDEST && { overflowWrap: 'anywhere' }),
          } as React.CSSProperties
        }
      >
        {card.name}
      </span>
      <span className="f-plate">
        <Plate name={plate.name} types={plate.types} />
        {card.cost && <ManaCost cost={card.cost} className="f-cost" silent />}
        {card.makes && <ManaCost cost={card.makes.join('')} className="f-makes" silent />}
        {seal && <ManaCost cost={seal} className="f-seal" silent />}
      </span>
      {card.copyOf && (
        <span className="f-ribbon">
          Copy of {card.copyOf}
          {card.copyHasExceptions && ' *'}
        </span>
      )}
      <span className="f-info">
        <span
          className="f-type"
          style={text === '' ? undefined : ({ '--types': room.types } as React.CSSProperties)}
        >
          {card.typeLine}
          {room.text === 0 && text !== '' && ' …'}
        </span>
        {room.text > 0 && text !== '' && (
          <span className="f-text" style={{ '--lines': room.text } as React.CSSProperties}>
            <SymbolText text={text} silent />
          </span>
        )}
      </span>
    </span>
  );
}
