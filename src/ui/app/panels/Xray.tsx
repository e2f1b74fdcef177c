import { useMemo, useState } from 'react';
import { enter } from '../../../store/entering';
import { stepAt } from '../../../store/tree';
import { XrayDialog } from '../../why/XrayDialog';
import { answerOf, xrayView } from '../../why/xray.view';
import { useApp, useAppState } from '../AppContext';
import type { PanelProps } from './panel';

/** Who could act when, moment by moment (117). */
export default function Xray({ onClose }: PanelProps<'xray'>) {
  const { store, ports } = useApp();
  const tree = useAppState(({ work }) => work?.tree);
  const [only, setOnly] = useState<'all' | 'windows'>('all');
  const view = useMemo(() => tree && xrayView(tree, only), [tree, only]);
  if (tree === undefined || view === undefined) return null;
  return (
    <XrayDialog
      view={view}
      only={only}
      onOnly={setOnly}
      onEnter={({ step, nth }) => {
        onClose();
        enter(store, step, nth === undefined ? -1 : answerOf(stepAt(tree, step), nth));
        ports.focusBoard();
      }}
      onClose={onClose}
    />
  );
}
