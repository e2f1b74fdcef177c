import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { App as AppWorld } from '../../actions/app';
import { actionFor } from '../../actions/keys';
import { saveFile } from '../../actions/saving';
import { haveHeadings, whenHeadings } from '../../explain';
import { isCovered, openRule } from '../../store/state';
import { ErrorBoundary } from '../dialogs/ErrorBoundary';
import { later } from '../small/later';
import { RuleContext } from '../small/RuleChip';
import { AppContext, useApp } from './AppContext';
import { Dialogs } from './Dialogs';
import { DropPlace } from './DropPlace';
import { downloadDiagnostics } from './diagnostics';
import { pressDigit } from './digits';
import { drawnStatesOf } from './drawnStates';
import { pressEnter, watchFocus } from './enter';
import { Notices } from './Notices';
import { keySets } from './preferences';
import { StartScreen } from './StartScreen';
import { TableScreen } from './TableScreen';
import { keepTypedAhead } from './typedAhead';

const RuleTip = later(async () => ({ default: (await import('../small/RuleTip')).RuleTip }));

/** The whole app. */
export function App({ app }: { readonly app: AppWorld }) {
  const onRule = useCallback((rule: string) => openRule(app.store, rule), [app]);
  return (
    <AppContext value={app}>
      <ErrorBoundary
        onSave={app.saveNow}
        onDownloadScenario={() => void saveFile(app)}
        onDownloadDiagnostics={(error, where) => downloadDiagnostics(app, error, where)}
        onReload={() => {
          // To the start page: the position that broke must not be drawn again at once.
          location.hash = '';
          location.reload();
        }}
      >
        <Screen />
        <RuleContext value={onRule}>
          <Dialogs />
        </RuleContext>
        <Notices />
        <RuleTips />
        <DropPlace />
        <FileInput />
        <Keys />
      </ErrorBoundary>
    </AppContext>
  );
}

/** What rule numbers are about, once there is something to say. */
function RuleTips() {
  return useSyncExternalStore(whenHeadings, haveHeadings) ? <RuleTip /> : null;
}

function Screen() {
  const drawn = drawnStatesOf(useApp().store);
  const atTable = useSyncExternalStore(drawn.subscribe, () => drawn.now().work !== null);
  return atTable ? <TableScreen /> : <StartScreen />;
}

/** The keys of the registry, wherever the focus is. */
function Keys() {
  const app = useApp();
  useEffect(() => {
    const looking = () => app.store.getState().session.preview !== null;
    const ahead = keepTypedAhead();
    const pressed = (event: KeyboardEvent) => {
      const { session } = app.store.getState();
      const panel = session.over ?? session.panel;
      const action = actionFor(app, event, keySets());
      if (action !== undefined) {
        event.preventDefault();
        action.run(app);
      } else if (ahead.take(event, panel)) event.preventDefault();
      else if (panel !== null || looking() || !keySets().singles) return;
      else if (pressDigit(event)) event.preventDefault();
    };
    const focus = watchFocus();
    // Before the controls: some of them take Enter for themselves.
    const entered = (event: KeyboardEvent) => {
      if (isCovered(app.store.getState().session) || looking()) return;
      if (!pressEnter(event, focus.byPointer())) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', entered, true);
    document.addEventListener('keydown', pressed);
    return () => {
      focus.stop();
      ahead.stop();
      document.removeEventListener('keydown', entered, true);
      document.removeEventListener('keydown', pressed);
    };
  }, [app]);
  return null;
}

export const FILE_INPUT = 'open-scenario-file';

/** What the browser needs to let the user choose a file. */
function FileInput() {
  const { store } = useApp();
  const input = useRef<HTMLInputElement>(null);
  return (
    <input
      ref={input}
      id={FILE_INPUT}
      type="file"
      hidden
      multiple
      accept=".json,application/json,.txt,text/plain,.jsonl,.ndjson,.gz"
      aria-label="Scenario file"
      onChange={async () => {
        const files = [...(input.current?.files ?? [])];
        if (input.current) input.current.value = '';
        const { takeFiles } = await import('./takeFiles');
        await takeFiles(store, files);
      }}
    />
  );
}
