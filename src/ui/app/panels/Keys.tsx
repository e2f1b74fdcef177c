import { ACTIONS } from '../../../actions/registry';
import { KeysPanel } from '../dialogs/KeysPanel';
import type { PanelProps } from './panel';

/** The page of keys. */
export default function Keys({ onClose }: PanelProps<'keys'>) {
  return <KeysPanel open actions={ACTIONS} onClose={onClose} />;
}
