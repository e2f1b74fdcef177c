import { CardMark } from '../card/CardMark';
import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { SymbolText } from '../mana/SymbolText';
import { Refusal } from '../small/Refusal';
import type { ChoiceView } from '../views';

interface Props {
  readonly choice: ChoiceView;
  readonly on: boolean;
  /** One of many: a round mark. */
  readonly single?: boolean;
  /** One has to be chosen: pressing the chosen one again changes nothing. */
  readonly required?: boolean;
  /** The digit that presses it. */
  readonly keyName?: string | undefined;
  readonly onToggle: () => void;
}

/** The digit that presses a row: the first nine have one. */
export const digitAt = (place: number): string | undefined =>
  place < 9 ? String(place + 1) : undefined;

/** A choice in a list: ticked or not, with its mark and note; a refused one with the reason. */
export function ChoiceRow({ choice, on, single = false, required, keyName, onToggle }: Props) {
  const { refused } = choice;
  const stays = refused !== undefined || (single && required && on);
  return (
    <div className={cx('choice', refused && 'refused')}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is one of the two that have it */}
      <button
        type="button"
        role={single ? 'radio' : 'checkbox'}
        aria-checked={on}
        aria-disabled={refused !== undefined}
        onClick={() => !stays && onToggle()}
      >
        <span className={cx('tick', single && 'round')}>
          <Icon name="check" />
        </span>
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
        </span>
        {keyName && !refused && (
          <span className="key" aria-hidden="true">
            {keyName}
          </span>
        )}
      </button>
      {refused && <Refusal refusal={refused} />}
    </div>
  );
}
