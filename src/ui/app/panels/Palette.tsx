import { useMemo, useState } from 'react';
import { doDeed } from '../../../actions/doing';
import { focusedOn } from '../../../actions/focused';
import { run } from '../../../actions/registry';
import { inSession, openRule, type Panel } from '../../../store/state';
import { PaletteDialog } from '../../dialogs/PaletteDialog';
import { useApp, useAppState } from '../AppContext';
import { useKeySets } from '../preferences';
import { LINE, paletteGroups } from '../views/palette';
import type { PanelProps } from './panel';

/** The command palette. */
export default function Palette({ panel, onClose }: PanelProps<'palette'>) {
  const outside = useApp();
  const { store, ports } = outside;
  const sets = useKeySets();
  const work = useAppState((state) => state.work);
  const [search, setSearch] = useState('');
  // Actions on the focused card mean the one that had the focus before the palette took it.
  const app = useMemo(() => focusedOn(outside, panel.focused), [outside, panel.focused]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines change with the work, too
  const groups = useMemo(() => paletteGroups(app, sets, search), [app, sets, search, work]);
  const choose = (value: string) => {
    const [kind] = Object.values(LINE).filter((start) => value.startsWith(start));
    const about = value.slice(kind?.length ?? 0);
    const open = (next: Panel) => inSession(store, { panel: next });
    switch (kind) {
      case LINE.card:
        return open({ panel: 'add', name: about });
      case LINE.rule:
        onClose();
        return openRule(store, about);
      default:
        onClose();
    }
    // What has the focus is decided once the palette has given it back.
    setTimeout(() => {
      if (kind === LINE.go) ports.focusOn(about);
      else if (kind === LINE.command) run(app, about);
      else if (kind === LINE.offer) offer(about);
    });
  };
  const offer = (about: string) => {
    const [key = '', deed = ''] = about.split('/');
    doDeed(app, deed, key);
  };
  return (
    <PaletteDialog
      groups={groups}
      search={search}
      onSearch={setSearch}
      onChoose={choose}
      onClose={onClose}
    />
  );
}
