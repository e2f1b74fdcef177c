import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly onChange: (value: number) => void;
}

/** A whole number that can be typed or stepped through. */
export function NumberField({ label, value, min, onChange }: Props) {
  const id = useId();
  return (
    <label className="field-line" htmlFor={id}>
      {label}
      <input
        id={id}
        className="input num"
        type="number"
        inputMode="numeric"
        min={min}
        max={999_999}
        step={1}
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}

/** It can be set so. */
export const isNumber = (value: number, min: number): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= 999_999;
