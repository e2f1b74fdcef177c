import { useState } from 'react';
import type { Destination } from '../../../actions/hand/library';
import { DialogFrame } from '../../dialogs/DialogFrame';
import { Stepper } from '../../small/Stepper';

interface Props {
  readonly name: string;
  /** How many known cards the owner's library has. */
  readonly library: number;
  /** Unknown cards lie below them, without end. */
  readonly unknown: boolean;
  readonly onMove: (to: Destination) => void;
  readonly onClose: () => void;
}

const ZONES: readonly { readonly to: Destination; readonly words: string }[] = [
  { to: { zone: 'battlefield' }, words: 'Battlefield' },
  { to: { zone: 'hand' }, words: 'Hand' },
  { to: { zone: 'graveyard' }, words: 'Graveyard' },
  { to: { zone: 'exile' }, words: 'Exile' },
  { to: { zone: 'command' }, words: 'Command zone' },
  { to: { zone: 'library', above: 0 }, words: 'Library, on top' },
];

/** Moves something to a zone of its owner by hand: no rule is asked. */
export function MoveDialog({ name, library, unknown, onMove, onClose }: Props) {
  const [above, setAbove] = useState(Math.min(1, library));
  const bottom: Destination = { zone: 'library', above: 'bottom' };
  return (
    <DialogFrame open title={`Move ${name} to`} onClose={onClose}>
      <div className="handlist">
        {ZONES.map(({ to, words }) => (
          <button key={words} type="button" className="btn" onClick={() => onMove(to)}>
            {words}
          </button>
        ))}
        <button type="button" className="btn" onClick={() => onMove(bottom)}>
          {unknown ? 'Library, under its known cards' : 'Library, at the bottom'}
        </button>
      </div>
      {library > 0 && (
        <div className="nthline">
          <span aria-hidden="true">Library, under</span>
          <Stepper label="Cards above it" value={above} min={1} max={library} onChange={setAbove} />
          <span aria-hidden="true">{above === 1 ? 'card' : 'cards'}</span>
          <button type="button" className="btn" onClick={() => onMove({ zone: 'library', above })}>
            {above === 1 ? 'Put it under 1 card' : `Put it under ${above} cards`}
          </button>
        </div>
      )}
      <p className="quiet">This is done by hand: nothing is replaced, and nothing triggers.</p>
    </DialogFrame>
  );
}
