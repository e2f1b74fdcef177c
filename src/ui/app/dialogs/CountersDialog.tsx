import { useId, useState } from 'react';
import { DialogFrame } from '../../dialogs/DialogFrame';
import { CounterRows } from '../../small/CounterRows';

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
  return (
    <DialogFrame open title={`Counters on ${name}`} onClose={onClose}>
      <form
        className="addform"
        onSubmit={(event) => {
          event.preventDefault();
          onSet(amounts);
        }}
      >
        <CounterRows id={id} amounts={amounts} kinds={kinds} onChange={setAmounts} />
        <div className="dialogfoot">
          <p className="quiet">This is done by hand, and marked so.</p>
          <button type="submit" className="btn main">
            Set
          </button>
        </div>
      </form>
    </DialogFrame>
  );
}
