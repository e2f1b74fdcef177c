import type { ChoiceView } from '../views';
import { ChoiceRow, digitAt } from './ChoiceRow';
import { Choices } from './Choices';
import { MOST_ROWS } from './Listed';

interface Props {
  readonly choices: readonly ChoiceView[];
  readonly chosen: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly onToggle: (id: string) => void;
}

const howMany = (min: number, max: number, all: number): string => {
  if (min === max) return `Choose ${min}`;
  if (min === 0) return max >= all ? 'Choose any number' : `Choose up to ${max}`;
  return max >= all ? `Choose ${min} or more` : `Choose ${min} to ${max}`;
};

/** The list beside the table: whatever may be clicked there may be chosen here. */
export function ChoicePanel({ choices, chosen, min, max, onToggle }: Props) {
  const single = min === 1 && max === 1;
  return (
    <>
      <p className="panelnote">
        {howMany(min, max, choices.length)}
        <b className="num">
          {chosen.length} of {max}
        </b>
      </p>
      <Choices single={single} required={min > 0} label={howMany(min, max, choices.length)}>
        {choices.slice(0, MOST_ROWS).map((choice, place) => (
          <ChoiceRow
            key={choice.id}
            choice={choice}
            single={single}
            required={min > 0}
            keyName={digitAt(place)}
            on={chosen.includes(choice.id)}
            onToggle={() => onToggle(choice.id)}
          />
        ))}
      </Choices>
      {choices.length > MOST_ROWS && (
        <p className="quiet">
          and {(choices.length - MOST_ROWS).toLocaleString('en')} more, to be chosen on the table
        </p>
      )}
    </>
  );
}
