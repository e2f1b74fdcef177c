import { WhyDialog } from '../dialogs/WhyDialog';
import type { PanelProps } from './panel';
import { useObject } from './subject';

/** How an object came to be as it is. */
export default function Why({ panel, onClose }: PanelProps<'why'>) {
  const about = useObject(panel.object);
  if (about === undefined) return null;
  const { state, name } = about;
  return <WhyDialog state={state} object={panel.object} name={name} onClose={onClose} />;
}
