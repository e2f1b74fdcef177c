import { useState } from 'react';
import { DialogFrame } from '../dialogs/DialogFrame';
import { Stepper } from '../small/Stepper';

/** How many of a pile something is to be done with. */
export interface HowMany {
  /** What is done: "Tap", "Attack Bea with". */
  readonly title: string;
  /** What the pile is of: "Goblin". */
  readonly name: string;
  /** How many lie in the pile, and with how many it can be done. */
  readonly count: number;
  readonly max: number;
  readonly run: (count: number) => void;
}

interface Props {
  readonly asked: HowMany;
  readonly onClose: () => void;
}

/** Asks how many of a pile: one, unless another number is typed or all are meant. */
export function HowManyDialog({ asked, onClose }: Props) {
  const { title, name, count, max, run } = asked;
  const [number, setNumber] = useState(1);
  const done = (some: number) => {
    onClose();
    run(some);
  };
  const most = max.toLocaleString('en');
  return (
    <DialogFrame open title={`${title.replace(/\.$/, '')} – how many?`} onClose={onClose}>
      <form
        className="addform"
        onSubmit={(event) => {
          event.preventDefault();
          done(number);
        }}
        onKeyDown={(event) => {
          if (event.key.toLowerCase() !== 'a' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          done(max);
        }}
      >
        <p className="howmanyof">
          <Stepper label="How many" value={number} min={1} max={max} onChange={setNumber} />
          <span>
            of {count.toLocaleString('en')} × {name}
          </span>
        </p>
        {max < count && <p className="quiet">No more than {most} can be.</p>}
        <div className="dialogfoot">
          <button type="button" className="btn" onClick={() => done(max)}>
            {max < count ? `As many as can be: ${most}` : `All ${most}`}
            <span className="key" aria-hidden="true">
              A
            </span>
          </button>
          <button type="submit" className="btn main">
            With {number.toLocaleString('en')}
            <span className="key" aria-hidden="true">
              ↵
            </span>
          </button>
        </div>
      </form>
    </DialogFrame>
  );
}
