import { DialogFrame } from '../../dialogs/DialogFrame';
import { CardFile } from '../bulk/CardFile';
import type { PanelProps } from './panel';

/** A file of cards that was dropped: how far it is read, and what came of it. */
export default function Cards({ onClose }: PanelProps<'cards'>) {
  return (
    <DialogFrame open title="Cards of your own" onClose={onClose}>
      <CardFile />
      <p className="notice">
        Its cards are found where cards are added to a table. This can be closed meanwhile.
      </p>
    </DialogFrame>
  );
}
