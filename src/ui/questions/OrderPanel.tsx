import { CardMark } from '../card/CardMark';
import { Icon } from '../look/Icon';
import { SymbolText } from '../mana/SymbolText';
import type { QuestionOf } from '../views';
import { useKeepFocus } from './useKeepFocus';

interface Props {
  readonly question: QuestionOf<'order'>;
  readonly order: readonly string[];
  readonly onMove: (id: string, by: number) => void;
}

/** Things in an order, moved by buttons, or by arrow keys while a row has the focus. */
export function OrderPanel({ question, order, onMove }: Props) {
  const keep = useKeepFocus<HTMLOListElement>(order);
  return (
    <>
      <p className="panelnote">
        Top: {question.first}
        <b>arrow keys move</b>
      </p>
      <ol className="choices" {...keep}>
        {order.map((id, place) => {
          const choice = question.choices.find((other) => other.id === id);
          if (!choice) return null;
          return (
            <li
              key={id}
              className="choice orderrow"
              onKeyDown={(event) => {
                const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                if (!by) return;
                event.preventDefault();
                event.stopPropagation();
                onMove(id, by);
              }}
            >
              <span className="no">{place + 1}</span>
              {choice.card && <CardMark card={choice.card} small />}
              <span className="words">
                <span>
                  <SymbolText text={choice.label} />
                </span>
                {choice.note && <small>{choice.note}</small>}
              </span>
              <button
                type="button"
                className="btn icon"
                aria-label={`${choice.label}, place ${place + 1}: up`}
                aria-disabled={place === 0}
                title={place === 0 ? 'It is the first already' : undefined}
                onClick={() => onMove(id, -1)}
              >
                <Icon name="up" />
              </button>
              <button
                type="button"
                className="btn icon"
                aria-label={`${choice.label}, place ${place + 1}: down`}
                aria-disabled={place === order.length - 1}
                title={place === order.length - 1 ? 'It is the last already' : undefined}
                onClick={() => onMove(id, 1)}
              >
                <Icon name="down" />
              </button>
            </li>
          );
        })}
      </ol>
      <p className="panelnote">Bottom: {question.last}</p>
    </>
  );
}
