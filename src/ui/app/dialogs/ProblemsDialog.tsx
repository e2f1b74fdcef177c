import type { Problem } from '../../../scenario/limits';
import { DialogFrame } from '../../dialogs/DialogFrame';

interface Props {
  readonly title: string;
  readonly problems: readonly Problem[];
  readonly onClose: () => void;
}

/** All that keeps a file, a link or a saved work from being opened, each with its place. */
export function ProblemsDialog({ title, problems, onClose }: Props) {
  return (
    <DialogFrame reading open title={title} onClose={onClose}>
      <p>Nothing was changed. {problems.length > 1 && `There are ${problems.length} problems:`}</p>
      <ul className="problems">
        {problems.map(({ at, message }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={place}>
            {at !== '' && <code>{at}</code>} {message}
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
