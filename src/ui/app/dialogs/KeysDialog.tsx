import { DialogFrame } from '../../dialogs/DialogFrame';

interface Props {
  readonly open: boolean;
  readonly keys: readonly { readonly key: string; readonly label: string }[];
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
  readonly onClose: () => void;
}

/** All keys, and the switch that turns those of a single letter off (WCAG 2.1.4). */
export function KeysDialog({ open, keys, on, onSwitch, onClose }: Props) {
  return (
    <DialogFrame open={open} title="Keys" onClose={onClose}>
      <dl className="facts keyfacts">
        {keys.map(({ key, label }) => (
          <div key={key + label}>
            <dt>
              <kbd className="key">{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <label className="tickline">
        <input type="checkbox" checked={on} onChange={(event) => onSwitch(event.target.checked)} />{' '}
        Keys of a single letter are on. They rest while you type.
      </label>
    </DialogFrame>
  );
}
