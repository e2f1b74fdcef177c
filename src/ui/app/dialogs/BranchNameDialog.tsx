import { useId, useState } from 'react';
import { DialogFrame } from '../../dialogs/DialogFrame';

interface Props {
  readonly name: string;
  /** Characters. */
  readonly most: number;
  readonly onSet: (name: string) => void;
  readonly onClose: () => void;
}

/** The name of a line of play. */
export function BranchNameDialog({ name, most, onSet, onClose }: Props) {
  const id = useId();
  const [written, setWritten] = useState(name);
  return (
    <DialogFrame open title="Name this line of play" onClose={onClose}>
      <form
        className="addform"
        onSubmit={(event) => {
          event.preventDefault();
          onSet(written);
        }}
      >
        <label className="field-line" htmlFor={id}>
          Name
          <input
            id={id}
            className="input"
            maxLength={most}
            placeholder="Bea answers with a bolt"
            value={written}
            onChange={(event) => setWritten(event.target.value)}
          />
        </label>
        <div className="dialogfoot">
          <p className="quiet">Without a name it is called by its first step.</p>
          <button type="submit" className="btn main">
            Keep
          </button>
        </div>
      </form>
    </DialogFrame>
  );
}
