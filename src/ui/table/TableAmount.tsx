import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import type { AmountAt } from './BoardContext';

interface Props {
  readonly amount: AmountAt;
}

/** A share of what is divided, on the object that gets it: less, how much, more. */
export function TableAmount({ amount }: Props) {
  const { label, value, min, max, enough, onChange } = amount;
  const lethal = enough !== undefined && value >= enough;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a number with its two buttons
    <span className={cx('tableamount', lethal && 'lethal')} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={`${label}, on the table: one less`}
        aria-disabled={value <= min}
        title={value <= min ? `It gets at least ${min}` : undefined}
        onClick={() => value > min && onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <b>
        {value}
        {enough !== undefined && <small>/{enough}</small>}
        <span className="vh">{lethal ? ', lethal' : ''}</span>
      </b>
      <button
        type="button"
        aria-label={`${label}, on the table: one more`}
        aria-disabled={value >= max}
        title={value >= max ? 'Nothing is left to divide' : undefined}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
