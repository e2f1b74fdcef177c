import { lineName, MOST_NAME, nameLine } from '../../../actions/noting';
import { useApp, useAppState } from '../AppContext';
import { BranchNameDialog } from '../dialogs/BranchNameDialog';
import type { PanelProps } from './panel';

/** Names the line of play on which a step lies. */
export default function BranchName({ panel, onClose }: PanelProps<'branchName'>) {
  const { store } = useApp();
  const tree = useAppState(({ work }) => work?.tree);
  if (tree === undefined) return null;
  return (
    <BranchNameDialog
      name={lineName(tree, panel.step)}
      most={MOST_NAME}
      onSet={(name) => {
        nameLine(store, panel.step, name);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
