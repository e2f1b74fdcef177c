import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useId } from 'react';

interface Props<T extends string> {
  readonly title: string;
  readonly note?: string;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

/** One of a few: a row of words of which one holds. */
export function ChoiceOf<T extends string>({ title, note, value, choices, onChange }: Props<T>) {
  const id = useId();
  return (
    <div className="setting">
      <p id={id}>
        <b>{title}</b>
        {note !== undefined && <small>{note}</small>}
      </p>
      <RadioGroup
        className="choiceof"
        aria-labelledby={id}
        value={value}
        onValueChange={(next) => onChange(next as T)}
      >
        {choices.map((choice) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the control is the Radio inside
          <label key={choice.value} className="choicelabel">
            <Radio.Root value={choice.value} className="radio">
              <Radio.Indicator className="radiodot" />
            </Radio.Root>
            {choice.label}
          </label>
        ))}
      </RadioGroup>
    </div>
  );
}
