import type { ComponentType } from 'react';
import { hush } from '../../store/moving';
import { inSession, type PanelKind } from '../../store/state';
import { later } from '../small/later';
import { useApp, useAppState } from './AppContext';
import { PANELS } from './panels';
import type { PanelProps } from './panels/panel';

const ProblemsDialog = later(async () => ({
  default: (await import('./dialogs/ProblemsDialog')).ProblemsDialog,
}));

/** Whatever panel is open, what is looked up over it, and problems to be told. */
export function Dialogs() {
  const { store } = useApp();
  const panel = useAppState(({ session }) => session.panel);
  const over = useAppState(({ session }) => session.over);
  return (
    <>
      {panel !== null && (
        <Shown
          panel={panel}
          onClose={() => {
            // What is pressed or typed under something else is meant for that.
            if (store.getState().session.over === null) inSession(store, { panel: null });
          }}
        />
      )}
      {over !== null && <Shown panel={over} onClose={() => inSession(store, { over: null })} />}
      <Problems />
    </>
  );
}

function Shown<K extends PanelKind>({ panel, onClose }: PanelProps<K>) {
  const Component: ComponentType<PanelProps<K>> = PANELS[panel.panel];
  return <Component panel={panel} onClose={onClose} />;
}

function Problems() {
  const { store } = useApp();
  const message = useAppState(({ session }) => session.message);
  if (message?.trouble.kind !== 'problems') return null;
  const { title, problems } = message.trouble;
  return <ProblemsDialog title={title} problems={problems} onClose={() => hush(store)} />;
}
