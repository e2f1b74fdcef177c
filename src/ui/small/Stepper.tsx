import { Icon } from '../look/Icon';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A number with a button on either side; arrow keys on the buttons do as the buttons do. */
export function Stepper({ label, value, min, max, onChange }: Props) {
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a number with its two buttons
    <span
      className="stepper"
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
        if (!by) return;
        event.preventDefault();
        event.stopPropagation();
        set(value + by);
      }}
    >
      <button
        type="button"
        aria-label={`${label}: one less`}
        aria-disabled={value <= min}
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={`${label}: one more`}
        aria-disabled={value >= max}
        onClick={() => set(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
