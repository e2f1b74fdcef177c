import { useState } from 'react';
import { Stepper } from './Stepper';

type Amounts = Readonly<Record<string, number>>;

interface Props {
  readonly id: string;
  readonly amounts: Amounts;
  /** Which are suggested. */
  readonly kinds: readonly string[];
  readonly onChange: (amounts: Amounts) => void;
}

const MOST = 999_999;

/** A row with buttons for each kind of counter, and a field for one more kind. */
export function CounterRows({ id, amounts, kinds, onChange }: Props) {
  const [kind, setKind] = useState('');
  const shown = [...new Set([...kinds, ...Object.keys(amounts)])];
  const add = () => {
    const word = kind.trim();
    if (word === '') return;
    onChange({ ...amounts, [word]: (amounts[word] ?? 0) + 1 });
    setKind('');
  };
  return (
    <>
      <ul className="counterrows">
        {shown.map((counter) => (
          <li key={counter}>
            <span aria-hidden="true">{counter}</span>
            <Stepper
              label={counter}
              min={0}
              max={MOST}
              value={amounts[counter] ?? 0}
              onChange={(amount) => onChange({ ...amounts, [counter]: amount })}
            />
          </li>
        ))}
      </ul>
      <div className="newcounter">
        <label className="field-line" htmlFor={id}>
          Another kind of counter
          <input
            id={id}
            className="input"
            maxLength={40}
            placeholder="charge"
            value={kind}
            onChange={(event) => setKind(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || kind.trim() === '') return;
              event.preventDefault();
              add();
            }}
          />
        </label>
        <button type="button" className="btn" onClick={add}>
          Add
        </button>
      </div>
    </>
  );
}
