import { CardMark } from '../card/CardMark';
import { Icon } from '../look/Icon';
import { SymbolText } from '../mana/SymbolText';
import type { ChoiceView, QuestionOf } from '../views';
import { useKeepFocus } from './useKeepFocus';

interface Props {
  readonly question: QuestionOf<'order'>;
  readonly order: readonly string[];
  readonly onMove: (id: string, by: number) => void;
}

interface RowProps {
  readonly choice: ChoiceView;
  readonly place: number;
  readonly last: number;
  /** How far it is to the other pile, and what that pile is called. */
  readonly over?: { readonly by: number; readonly name: string };
  readonly onMove: (by: number) => void;
}

/** Things in an order, moved by buttons, or by arrow keys while a row has the focus; in two piles where a divider lies. */
export function PileOrder({ question, order, onMove }: Props) {
  const keep = useKeepFocus<HTMLDivElement>(order);
  const divider = question.divider === undefined ? -1 : order.indexOf(question.divider);
  const split = divider < 0 ? order.length : divider;
  const piles = [
    { name: question.first, ids: order.slice(0, split), from: 0 },
    ...(divider < 0 ? [] : [{ name: question.last, ids: order.slice(split + 1), from: split + 1 }]),
  ];
  return (
    <div {...keep}>
      {piles.map(({ name, ids, from }, pile) => (
        <section key={name} aria-label={name} className="orderpile">
          <p className="panelnote">
            {divider < 0 ? `First: ${name}` : name}
            <b className="forkeys">{pile === 0 ? 'arrow keys move' : ''}</b>
          </p>
          <ol className="choices">
            {ids.map((id, nth) => {
              const choice = question.choices.find((other) => other.id === id);
              const place = from + nth;
              return choice ? (
                <OrderRow
                  key={id}
                  choice={choice}
                  place={nth}
                  last={divider < 0 ? order.length - 1 : ids.length - 1}
                  {...(divider >= 0 && {
                    over: {
                      by: divider - place,
                      name: (piles[1 - pile]?.name ?? '').toLowerCase(),
                    },
                  })}
                  onMove={(by) => onMove(id, by)}
                />
              ) : null;
            })}
          </ol>
          {ids.length === 0 && <p className="quiet">no card</p>}
        </section>
      ))}
      {divider < 0 && <p className="panelnote">Last: {question.last}</p>}
    </div>
  );
}

function OrderRow({ choice, place, last, over, onMove }: RowProps) {
  return (
    <li
      className="choice orderrow"
      onKeyDown={(event) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!by) return;
        event.preventDefault();
        event.stopPropagation();
        onMove(by);
      }}
    >
      <span className="no">{place + 1}</span>
      {choice.card && <CardMark card={choice.card} small />}
      <span className="words">
        <span>
          <SymbolText text={choice.label} />
        </span>
        {choice.note && (
          <small>
            <SymbolText text={choice.note} />
          </small>
        )}
        {over && (
          <button type="button" className="btn small" onClick={() => onMove(over.by)}>
            <span className="vh">{choice.label}: </span>
            {over.name}
          </button>
        )}
      </span>
      <button
        type="button"
        className="btn icon"
        aria-label={`${choice.label}, place ${place + 1}: up`}
        aria-disabled={place === 0}
        title={place === 0 ? 'It is the first already' : undefined}
        onClick={() => place > 0 && onMove(-1)}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        className="btn icon"
        aria-label={`${choice.label}, place ${place + 1}: down`}
        aria-disabled={place === last}
        title={place === last ? 'It is the last already' : undefined}
        onClick={() => place < last && onMove(1)}
      >
        <Icon name="down" />
      </button>
    </li>
  );
}
