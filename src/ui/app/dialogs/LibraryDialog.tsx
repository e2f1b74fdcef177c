import { useId, useState } from 'react';
import { DialogFrame } from '../../dialogs/DialogFrame';
import { Stepper } from '../../small/Stepper';

interface Props {
  readonly name: string;
  /** How many known cards it has. */
  readonly known: number;
  /** Unknown cards lie below them, without end. */
  readonly unknown: boolean;
  readonly onTake: (count: number, zone: 'hand' | 'graveyard' | 'exile') => void;
  readonly onShuffle: () => void;
  readonly onClose: () => void;
}

const MOST = 999;

function cantShuffle(known: number, unknown: boolean): string | undefined {
  if (unknown) return 'Nobody knows what lies in this library: there is no order to change.';
  return known < 2 ? 'There are not two cards to shuffle.' : undefined;
}

/** What is done with a library by hand: cards from its top, and a new order. */
export function LibraryDialog({ name, known, unknown, onTake, onShuffle, onClose }: Props) {
  const id = useId();
  const most = unknown ? MOST : known;
  const [count, setCount] = useState(1);
  const refused = cantShuffle(known, unknown);
  const empty = most === 0;
  const take = (zone: 'hand' | 'graveyard' | 'exile') => () => !empty && onTake(count, zone);
  return (
    <DialogFrame open title={`${name}’s library`} onClose={onClose}>
      <div className="addform">
        <p className="quiet" id={`${id}n`}>
          {unknown
            ? `${known === 0 ? 'No' : known} known ${known === 1 ? 'card' : 'cards'} on top, unknown ones below.`
            : `${known} ${known === 1 ? 'card' : 'cards'}.`}
        </p>
        <div className="addstate">
          <span aria-hidden="true">From the top</span>
          <Stepper
            label="How many"
            value={count}
            min={1}
            max={Math.max(1, most)}
            onChange={setCount}
          />
        </div>
        <div className="handlist">
          <button
            type="button"
            className="btn"
            aria-disabled={empty}
            aria-describedby={`${id}n`}
            onClick={take('hand')}
          >
            Draw {count}
          </button>
          <button
            type="button"
            className="btn"
            aria-disabled={empty}
            aria-describedby={`${id}n`}
            onClick={take('graveyard')}
          >
            Mill {count}
          </button>
          <button
            type="button"
            className="btn"
            aria-disabled={empty}
            aria-describedby={`${id}n`}
            onClick={take('exile')}
          >
            Exile {count}
          </button>
          <button
            type="button"
            className="btn"
            aria-disabled={refused !== undefined}
            aria-describedby={refused && `${id}s`}
            onClick={() => refused === undefined && onShuffle()}
          >
            Shuffle
          </button>
        </div>
        {refused && (
          <p className="quiet" id={`${id}s`}>
            {refused}
          </p>
        )}
        <p className="quiet">This is done by hand: nothing is replaced, and nothing triggers.</p>
      </div>
    </DialogFrame>
  );
}
