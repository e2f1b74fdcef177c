import { useMemo } from 'react';
import { inspect } from '../../../store/inspecting';
import { stepAt } from '../../../store/tree';
import { ProofsDialog } from '../../why/proofs/ProofsDialog';
import { proofsView } from '../../why/proofs/proofs.view';
import { useApp, useAppState } from '../AppContext';
import { stepWords } from '../views/told';
import type { PanelProps } from './panel';

/** How a step came about: what was replaced, and what was paid. */
export default function Proofs({ panel: { step }, onClose }: PanelProps<'proofs'>) {
  const { store } = useApp();
  const tree = useAppState(({ work }) => work?.tree);
  const known = tree?.steps.has(step) === true ? tree : undefined;
  const view = useMemo(() => known && proofsView(known, step), [known, step]);
  if (known === undefined || view === undefined) return null;
  return (
    <ProofsDialog
      view={view}
      step={stepWords(known, stepAt(known, step))}
      onObject={(id) => {
        onClose();
        inspect(store, id);
      }}
      onClose={onClose}
    />
  );
}
