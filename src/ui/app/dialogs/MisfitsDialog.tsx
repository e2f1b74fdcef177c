import { DialogFrame } from '../../dialogs/DialogFrame';
import { Icon } from '../../look/Icon';
import { Refusal } from '../../small/Refusal';
import type { MisfitView, RefusalView } from '../../views';

interface Props {
  readonly misfits: readonly MisfitView[];
  /** Why the last one that was tried did not fit here either. */
  readonly refused: RefusalView | undefined;
  readonly onTry: (id: string) => void;
  /** Hands over what stands as a file. */
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Saved choices that do not fit any more: the first with its reason, all of them to be tried again. */
export function MisfitsDialog({ misfits, refused, onTry, onSave, onClose }: Props) {
  return (
    <DialogFrame open title="Not all steps fit any more" onClose={onClose}>
      <p>
        Everything before them stands as it was. They stay in the saved work, and each can be tried
        again where the table stands now.
      </p>
      <ol className="misfits">
        {misfits.map(({ id, words, why }) => (
          <li key={id}>
            <p>
              <b>{words}</b>
              {why && <Refusal refusal={why} />}
            </p>
            <button
              type="button"
              className="btn"
              aria-label={`Try here: ${words}`}
              onClick={() => onTry(id)}
            >
              Try here
            </button>
          </li>
        ))}
      </ol>
      <p role="status" className="misfitsay">
        {refused && (
          <>
            Not here: <Refusal refusal={refused} />
          </>
        )}
      </p>
      <div className="dialogfoot">
        <p className="quiet">A file holds what stands. What does not fit stays only in here.</p>
        <button type="button" className="btn" onClick={onSave}>
          <Icon name="save" />
          Save as a file
        </button>
      </div>
    </DialogFrame>
  );
}
