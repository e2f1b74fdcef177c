import { DialogFrame } from '../../dialogs/DialogFrame';

/** One line of the page of keys. */
export interface KeyLine {
  readonly keys: readonly string[];
  readonly label: string;
}

interface Props {
  readonly groups: readonly { readonly name: string; readonly lines: readonly KeyLine[] }[];
  /** What is to be said of keys that rest. */
  readonly notes: readonly string[];
  readonly onSettings: () => void;
  readonly onClose: () => void;
}

/** All keys that do something, in groups. */
export function KeysDialog({ groups, notes, onSettings, onClose }: Props) {
  return (
    <DialogFrame open wide reading title="Keys" onClose={onClose}>
      <div className="keygroups">
        {groups.map(({ name, lines }) => (
          <section key={name} aria-label={name}>
            <h3 className="cap">{name}</h3>
            <dl className="keyfacts">
              {lines.map(({ keys, label }) => (
                <div key={label}>
                  <dt>
                    {keys.map((key) => (
                      <kbd className="key" key={key}>
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="dialogfoot">
        <div className="quiet">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        <button type="button" className="btn" onClick={onSettings}>
          Settings
        </button>
      </div>
    </DialogFrame>
  );
}
