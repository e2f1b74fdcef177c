import { CardMark } from '../card/CardMark';
import { RuleChips } from '../small/RuleChips';
import type { BoardView } from '../views';

interface Props {
  readonly board: BoardView;
  readonly number: number;
  readonly onOpen: () => void;
}

/** One board of the start page: its question, what it shows, its rules in the margin, its cards in small. */
export function BoardEntry({ board, number, onOpen }: Props) {
  return (
    <li className="entry">
      <span className="no-s num">{number}</span>
      <div className="q">
        <h3>
          <button type="button" onClick={onOpen}>
            {board.title}
          </button>
        </h3>
        <p>
          {board.line} {board.first && <span className="tag ok">start here</span>}
        </p>
        <p className="shows">{board.shows}</p>
      </div>
      <p className="rs margin">
        <RuleChips rules={board.rules} />
      </p>
      <ul className="boardcards" aria-label="Cards on it">
        {board.cards.map((card) => (
          <li key={card.id}>
            <CardMark card={card} />
            <span>{card.name}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
