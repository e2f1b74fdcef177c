import { useId, useState } from 'react';
import type { Copying } from '../../../actions/hand/objects';
import { DialogFrame } from '../../dialogs/DialogFrame';
import { Stepper } from '../../small/Stepper';
import { Tick } from '../../small/Tick';

interface Props {
  readonly name: string;
  readonly players: readonly string[];
  /** Whose it is now. */
  readonly player: string;
  /** Copies of several things: each may stay with the controller of its original. */
  readonly several: boolean;
  readonly onMake: (copying: Copying) => void;
  readonly onClose: () => void;
}

const MOST = 9999;

/** How many tokens that are copies, for whom, and how they come. */
export function CopyDialog({ name, players, player, several, onMake, onClose }: Props) {
  const id = useId();
  const [count, setCount] = useState(1);
  const [whose, setWhose] = useState(several ? '' : player);
  const [tapped, setTapped] = useState(false);
  const [sick, setSick] = useState(true);
  return (
    <DialogFrame open title={`Tokens that are copies of ${name}`} onClose={onClose}>
      <form
        className="addform"
        onSubmit={(event) => {
          event.preventDefault();
          onMake({ count, tapped, sick, ...(whose !== '' && { player: whose }) });
        }}
      >
        <div className="addstate">
          <span aria-hidden="true">{several ? 'Of each' : 'How many'}</span>
          <Stepper label="How many" value={count} min={1} max={MOST} onChange={setCount} />
        </div>
        <label className="field-line" htmlFor={id}>
          Under whose control
          <select
            id={id}
            className="input"
            value={whose}
            onChange={(event) => setWhose(event.target.value)}
          >
            {several && <option value="">Each as its original</option>}
            {players.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <div className="addstate">
          <Tick label="Tapped" on={tapped} onChange={setTapped} />
          <Tick label="Summoning sick" on={sick} onChange={setSick} />
        </div>
        <div className="dialogfoot">
          <p className="quiet">
            By hand: only what can be copied is copied (707.2). A creature that just came is
            summoning sick (302.6).
          </p>
          <button type="submit" className="btn main">
            {count === 1 ? 'Make it' : `Make ${count}`}
          </button>
        </div>
      </form>
    </DialogFrame>
  );
}
