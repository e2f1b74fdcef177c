import { RuleDialog } from '../dialogs/RuleDialog';
import type { PanelProps } from './panel';

/** A rule's heading. */
export default function Rule({ panel, onClose }: PanelProps<'rule'>) {
  return <RuleDialog rule={panel.rule} onClose={onClose} />;
}
