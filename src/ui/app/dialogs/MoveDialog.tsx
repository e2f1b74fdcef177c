import type { Zone } from '../../../rules';
import { DialogFrame } from '../../dialogs/DialogFrame';

interface Props {
  readonly name: string | undefined;
  readonly onMove: (zone: Zone) => void;
  readonly onClose: () => void;
}

const ZONES: readonly { readonly zone: Zone; readonly words: string }[] = [
  { zone: 'battlefield', words: 'Battlefield' },
  { zone: 'hand', words: 'Hand' },
  { zone: 'library', words: 'Library, on top' },
  { zone: 'graveyard', words: 'Graveyard' },
  { zone: 'exile', words: 'Exile' },
  { zone: 'command', words: 'Command zone' },
];

/** Moves something by hand: no rule is asked. */
export function MoveDialog({ name, onMove, onClose }: Props) {
  return (
    <DialogFrame open={name !== undefined} title={`Move ${name ?? ''} to`} onClose={onClose}>
      <div className="handlist">
        {ZONES.map(({ zone, words }) => (
          <button key={zone} type="button" className="btn" onClick={() => onMove(zone)}>
            {words}
          </button>
        ))}
      </div>
      <p className="quiet">This is done by hand, and marked so.</p>
    </DialogFrame>
  );
}
