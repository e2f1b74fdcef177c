import { useState } from 'react';
import type { Action } from '../../../actions/registry';
import { singleKeys } from '../preferences';
import { KeysDialog } from './KeysDialog';

interface Props {
  readonly open: boolean;
  readonly actions: readonly Action[];
  readonly onClose: () => void;
}

/** The keys of the registry. */
export function KeysPanel({ open, actions, onClose }: Props) {
  const [on, setOn] = useState(singleKeys.get);
  const keys = actions.flatMap(({ keys: names, label }) =>
    names.length === 0 ? [] : [{ key: names.join(' or '), label }],
  );
  return (
    <KeysDialog
      open={open}
      keys={[...keys, { key: '1 to 9', label: 'The answer with that number in the question bar' }]}
      on={on}
      onSwitch={(next) => {
        singleKeys.set(next);
        setOn(next);
      }}
      onClose={onClose}
    />
  );
}
