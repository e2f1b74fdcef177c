import { useMemo } from 'react';
import { nextTurn } from '../../../actions/passing';
import { hasPriority, whyNoPriority } from '../../../actions/registry';
import { here } from '../../../store/tree';
import { TurnDialog } from '../../dialogs/TurnDialog';
import { useApp, useAppState } from '../AppContext';
import { turnActions } from '../turnActions';
import { turnView } from '../views/turn';
import type { PanelProps } from './panel';

/** The turn with all its steps. */
export default function Turn({ onClose }: PanelProps<'turn'>) {
  const app = useApp();
  const work = useAppState((state) => state.work);
  const { stops, viewer } = useAppState(({ session }) => session);
  const actions = useMemo(() => turnActions(app), [app]);
  if (work === null) return null;
  return (
    <TurnDialog
      turn={turnView(here(work.tree).position.game, stops, viewer)}
      actions={actions}
      nextRefused={hasPriority(app) ? undefined : whyNoPriority(app)}
      onNext={() => nextTurn(app)}
      onClose={onClose}
    />
  );
}
