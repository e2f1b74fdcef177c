import { useState } from 'react';
import { Icon } from '../look/Icon';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** More than any number that is asked for. */
const MOST_DIGITS = 9;

/** Said of a number that lies beyond. */
export function boundOf(number: number, min: number, max: number): string | undefined {
  if (number > max) return `${max.toLocaleString('en')} is the most`;
  return number < min ? `${min.toLocaleString('en')} is the least` : undefined;
}

/** A number to type, with a button on either side; arrow keys do as the buttons do. */
export function Stepper({ label, value, min, max, onChange }: Props) {
  // What is being typed may be no number yet: it counts as soon as it is one, and rests with the value.
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number }>();
  // What was typed lies beyond: the nearest counts, and it is said.
  const [bound, setBound] = useState<string>();
  const set = (next: number) => {
    setTyped(undefined);
    setBound(boundOf(next, min, max));
    onChange(Math.min(max, Math.max(min, next)));
  };
  const write = (text: string) => {
    const sign = min < 0 && text.trim().startsWith('-') ? '-' : '';
    const digits = `${sign}${text.replace(/\D/g, '').slice(0, MOST_DIGITS)}`;
    const next = Math.min(max, Number(digits));
    const fits = /\d/.test(digits) && next >= min;
    setTyped({ text: digits, value: fits ? next : value });
    setBound(fits ? boundOf(Number(digits), min, max) : undefined);
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
        style={typed && typed.text.length > 4 ? { width: `${typed.text.length + 2}ch` } : undefined}
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
      <small className="stepbound" role="status">
        {bound}
      </small>
    </span>
  );
}
