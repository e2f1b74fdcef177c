import { useId, useState } from 'react';
import { DialogFrame } from '../../dialogs/DialogFrame';
import { SymbolText } from '../../mana/SymbolText';
import { many } from '../../small/many';

interface Props {
  readonly title: string;
  /** What happened in the step. */
  readonly about: string;
  readonly text: string;
  /** Characters. */
  readonly most: number;
  readonly onSet: (text: string) => void;
  readonly onClose: () => void;
}

/** A note on a step, as plain text. */
export function NoteDialog({ title, about, text, most, onSet, onClose }: Props) {
  const id = useId();
  const [written, setWritten] = useState(text);
  const left = most - written.length;
  return (
    <DialogFrame open title={title} onClose={onClose}>
      <form
        className="addform"
        onSubmit={(event) => {
          event.preventDefault();
          onSet(written);
        }}
      >
        <p className="quiet">
          <SymbolText text={about} />
        </p>
        <label className="field-line" htmlFor={id}>
          Note
          <textarea
            id={id}
            className="input notetext"
            rows={6}
            maxLength={most}
            value={written}
            aria-describedby={`${id}-about`}
            // biome-ignore lint/a11y/noAutofocus: the dialog is opened to write in it
            autoFocus
            onChange={(event) => setWritten(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSet(written);
            }}
          />
        </label>
        <div className="dialogfoot">
          <p className="quiet" id={`${id}-about`}>
            {left < most / 10
              ? `${many(left, 'character')} left.`
              : 'Saved with the work, and in its file. Ctrl Enter keeps it.'}
          </p>
          {text !== '' && (
            <button type="button" className="btn plain" onClick={() => onSet('')}>
              Delete the note
            </button>
          )}
          <button type="submit" className="btn main">
            Keep
          </button>
        </div>
      </form>
    </DialogFrame>
  );
}
