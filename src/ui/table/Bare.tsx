import { Icon } from '../look/Icon';
import type { TableView } from '../views';

/** Nobody has a card in sight, and nothing else is asked. */
export const isBare = ({ players, stack, question }: TableView): boolean =>
  question.kind === 'priority' &&
  stack.length === 0 &&
  players.every(
    ({ front, lands, others, hand }) =>
      front.length + lands.length + others.length + hand.length === 0,
  );

/** What an empty table says: how the first card comes onto it. */
export function Bare({ onAddCard }: { readonly onAddCard: () => void }) {
  return (
    <div className="bare">
      <p>
        <b>Nothing lies here yet.</b> Any card can be placed in any zone, of any player.
      </p>
      <button type="button" className="btn first" onClick={onAddCard}>
        <Icon name="plus" />
        Place the first card
      </button>
      <p className="forkeys">
        or find it with <kbd className="key">/</kbd>
      </p>
    </div>
  );
}
