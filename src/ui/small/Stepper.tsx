import { useState } from 'react';
import { Icon } from '../look/Icon';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A number to type, with a button on either side; arrow keys do as the buttons do. */
export function Stepper({ label, value, min, max, onChange }: Props) {
  // What is being typed may be no number yet: it counts as soon as it is one, and rests with the value.
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number }>();
  const set = (next: number) => {
    setTyped(undefined);
    onChange(Math.min(max, Math.max(min, next)));
  };
  const write = (text: string) => {
    const sign = min < 0 && text.trim().startsWith('-') ? '-' : '';
    const digits = `${sign}${text.replace(/\D/g, '').slice(0, 6)}`;
    const next = Number(digits);
    const fits = /\d/.test(digits) && next >= min && next <= max;
    setTyped({ text: digits, value: fits ? next : value });
    if (fits) onChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a number with its two buttons
    <span
      className="stepper"
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
        // In the field, left and right move the caret.
        const upright = event.key === 'ArrowUp' || event.key === 'ArrowDown';
        if (!by || (event.target instanceof HTMLInputElement && !upright)) return;
        event.preventDefault();
        event.stopPropagation();
        set(value + by);
      }}
    >
      <button
        type="button"
        aria-label={`${label}: one less`}
        aria-disabled={value <= min}
        title={value <= min ? `${min.toLocaleString('en')} is the least` : undefined}
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        className="input num"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={`${label}: number`}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={typed?.value === value ? typed.text : String(value)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => write(event.target.value)}
        onBlur={() => {
          if (typed?.value === value && /\d/.test(typed.text)) set(Number(typed.text));
          setTyped(undefined);
        }}
      />
      <button
        type="button"
        aria-label={`${label}: one more`}
        aria-disabled={value >= max}
        title={value >= max ? `${max.toLocaleString('en')} is the most` : undefined}
        onClick={() => set(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
