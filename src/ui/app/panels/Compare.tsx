import { goTo } from '../../../store/moving';
import { CompareDialog } from '../../compare/CompareDialog';
import { useApp, useAppState } from '../AppContext';
import type { PanelProps } from './panel';

/** Lines of play side by side, from their fork. */
export default function Compare({ panel, onClose }: PanelProps<'compare'>) {
  const { store } = useApp();
  const tree = useAppState(({ work }) => work?.tree);
  const viewer = useAppState(({ session }) => session.viewer);
  if (tree === undefined || !tree.steps.has(panel.step)) return null;
  return (
    <CompareDialog
      tree={tree}
      step={panel.step}
      viewer={viewer}
      onGo={(step) => {
        onClose();
        void goTo(store, step);
      }}
      onClose={onClose}
    />
  );
}
