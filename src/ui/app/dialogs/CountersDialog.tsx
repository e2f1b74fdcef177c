import { useId, useState } from 'react';
import { DialogFrame } from '../../dialogs/DialogFrame';
import { isNumber, NumberField } from './NumberField';

interface Props {
  readonly name: string;
  readonly counters: Readonly<Record<string, number>>;
  /** Which are suggested. */
  readonly kinds: readonly string[];
  readonly onSet: (counters: Readonly<Record<string, number>>) => void;
  readonly onClose: () => void;
}

/** Sets the counters of an object or a player by hand. */
export function CountersDialog({ name, counters, kinds, onSet, onClose }: Props) {
  const id = useId();
  const [amounts, setAmounts] = useState<Readonly<Record<string, number>>>(counters);
  const [kind, setKind] = useState('');
  const shown = [...new Set([...kinds, ...Object.keys(amounts)])];
  const fits = Object.values(amounts).every((amount) => isNumber(amount, 0));
  const add = () => {
    const word = kind.trim();
    if (word === '') return;
    setAmounts({ ...amounts, [word]: (amounts[word] ?? 0) + 1 });
    setKind('');
  };
  return (
    <DialogFrame open title={`Counters on ${name}`} onClose={onClose}>
      <form
        className="addform"
        onSubmit={(event) => {
          event.preventDefault();
          if (fits) onSet(amounts);
        }}
      >
        <div className="two">
          {shown.map((counter) => (
            <NumberField
              key={counter}
              label={counter}
              min={0}
              value={amounts[counter] ?? 0}
              onChange={(amount) => setAmounts({ ...amounts, [counter]: amount })}
            />
          ))}
        </div>
        <div className="newrow">
          <label className="field-line" htmlFor={id}>
            Another kind
            <input
              id={id}
              className="input"
              maxLength={40}
              value={kind}
              onChange={(event) => setKind(event.target.value)}
            />
          </label>
          <button type="button" className="btn" onClick={add}>
            Add
          </button>
        </div>
        <div className="dialogfoot">
          <p className="quiet">This is done by hand, and marked so.</p>
          <button type="submit" className="btn main" disabled={!fits}>
            Set
          </button>
        </div>
      </form>
    </DialogFrame>
  );
}
