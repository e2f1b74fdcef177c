import { inSession } from '../../../store/state';
import { useApp } from '../AppContext';
import { type KeyLine, KeysDialog } from '../dialogs/KeysDialog';
import { useKeySets } from '../preferences';
import { commandViews } from '../views/commands';
import type { PanelProps } from './panel';

/** Keys that belong to the control that has the focus, and so to no action of the registry. */
const OF_CONTROLS: readonly KeyLine[] = [
  { keys: ['Enter'], label: 'What the button in the bar says; on a card: what it does at once' },
  { keys: ['Arrows', 'Home', 'End'], label: 'From card to card, from step to step' },
  { keys: ['↑', '↓'], label: 'To the next row of cards, and to the hand; ↓ on a pile opens it' },
  { keys: ['Tab'], label: 'To the next zone or control' },
];
const DIGITS: KeyLine = {
  keys: ['1', '…', '9'],
  label: 'The answer with that number in the question bar',
};

/** The page of keys. */
export default function Keys({ onClose }: PanelProps<'keys'>) {
  const app = useApp();
  const sets = useKeySets();
  const groups = new Map<string, KeyLine[]>();
  for (const { group, name: label, keys } of commandViews(app, sets)) {
    if (keys.length === 0) continue;
    const lines = groups.get(group) ?? [];
    groups.set(group, [...lines, { keys, label }]);
  }
  const everywhere = sets.singles ? [DIGITS, ...OF_CONTROLS] : OF_CONTROLS;
  return (
    <KeysDialog
      groups={[
        ...[...groups].map(([name, lines]) => ({ name, lines })),
        { name: 'Everywhere', lines: everywhere },
      ]}
      notes={[
        sets.singles
          ? 'Keys of a single letter rest while you type. They can be switched off.'
          : 'Keys of a single letter are switched off.',
        ...(sets.functions ? [] : ['F2, F4, F8 and F9 as in Magic Online can be switched on.']),
      ]}
      onSettings={() => inSession(app.store, { panel: { panel: 'settings' } })}
      onClose={onClose}
    />
  );
}
