import { inSession } from '../../../store/state';
import { openLong } from '../../../store/works';
import { RuleDialog } from '../../rule/RuleDialog';
import { useApp } from '../AppContext';
import { dayOf } from '../dates';
import type { PanelProps } from './panel';

/** A rule, with what stands around it and where it is shown. */
export default function Rule({ panel, onClose }: PanelProps<'rule'>) {
  const { store } = useApp();
  return (
    <RuleDialog
      key={panel.rule}
      rule={panel.rule}
      dayOf={dayOf}
      onOpen={(scenario) => {
        inSession(store, { over: null, panel: null });
        void openLong(store, scenario, { ours: true });
      }}
      onClose={onClose}
    />
  );
}
