import { Checkbox } from '@base-ui/react/checkbox';
import { Icon } from '../look/Icon';

interface Props {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A box to tick, with its word. */
export function Tick({ label, on, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the Checkbox inside
    <label className="tickline">
      <Checkbox.Root className="tick" checked={on} onCheckedChange={onChange}>
        <Icon name="check" />
      </Checkbox.Root>
      {label}
    </label>
  );
}
