import { useState } from 'react';
import { setAll } from '../../../actions/hand/objects';
import { positionOf } from '../../../actions/hand/on';
import { pickHost } from '../../../actions/selection';
import { DialogFrame } from '../../dialogs/DialogFrame';
import { StandForm } from '../../dialogs/StandForm';
import { useApp } from '../AppContext';
import { standingChoices, standingOf, statusFrom } from '../views/standing';
import type { PanelProps } from './panel';
import { useObjects } from './subject';

/** Sets how objects stand, by hand: several get what is changed here. */
export default function Stand({ panel, onClose }: PanelProps<'stand'>) {
  const { store } = useApp();
  const about = useObjects(panel);
  const position = positionOf(store);
  const [before] = useState(() =>
    about === undefined || position === undefined || about.ids.length > 1
      ? {}
      : standingOf(position, about.object),
  );
  const [value, setValue] = useState(before);
  if (about === undefined || position === undefined) return null;
  const onSet = () => {
    const { status, ...more } = statusFrom(value, before);
    const same = Object.keys(status).length === 0 && !more.unattached && !more.outOfCombat;
    if (same || setAll(store, about.ids, status, more)) onClose();
  };
  return (
    <DialogFrame open title={`How ${about.name} stands`} onClose={onClose}>
      <form
        className="addform"
        onSubmit={(event) => {
          event.preventDefault();
          onSet();
        }}
      >
        <StandForm
          value={value}
          choices={standingChoices(position)}
          controlled
          onChange={setValue}
        />
        <button type="button" className="btn" onClick={() => pickHost(store, about.ids)}>
          Choose on the table what it is attached to
        </button>
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
