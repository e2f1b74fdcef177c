import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { App as AppWorld } from '../../actions/app';
import type { KeySets } from '../../actions/keys';
import { run } from '../../actions/registry';
import { barLines } from '../../actions/registry/menu';
import { tellingIfLoaded, whenTelling } from '../../explain';
import { textsIfLoaded, whenTexts } from '../../oracle/held';
import type { AppState } from '../../store/state';
import { here } from '../../store/tree';
import { type Commands, CommandsContext } from '../small/CommandsContext';
import { later } from '../small/later';
import { Table } from '../table/Table';
import type { CommandView } from '../views';
import { useApp } from './AppContext';
import { type DrawnStates, drawnStatesOf } from './drawnStates';
import { useKeySets } from './preferences';
import { tableActions } from './tableActions';
import { useDeeds } from './useDeeds';
import { commandViewOf } from './views/commands';
import { loadOpened, openedIfLoaded, whenOpened } from './views/opening';
import { keeping } from './views/same';
import { tableView } from './views/table';

const Inspector = later(() => import('../why/Inspector'));

/** As deep as the keys of a command. */
const LEVELS = 3;

/** The commands as they stand in the state that is drawn. */
function commandsOf(app: AppWorld, drawn: DrawnStates, sets: KeySets): Commands {
  let state: AppState | undefined;
  let before = new Map<string, CommandView | undefined>();
  let views = before;
  return {
    subscribe: drawn.subscribe,
    of: (id) => {
      const now = drawn.now();
      if (now !== state) {
        state = now;
        before = views;
        views = new Map();
      }
      if (!views.has(id)) {
        const view = commandViewOf(app, id, sets);
        views.set(id, view && keeping(before.get(id), view, LEVELS));
      }
      return views.get(id);
    },
    run: (id) => void run(app, id),
  };
}

/** The table of the present work. */
export function TableScreen() {
  const app = useApp();
  const drawn = drawnStatesOf(app.store);
  const state = useSyncExternalStore(drawn.subscribe, drawn.now);
  const sets = useKeySets();
  const { singles, functions } = sets;
  const actions = useMemo(() => tableActions(app), [app]);
  const { work, session } = state;
  const deeds = useDeeds(work === null ? undefined : here(work.tree).position.game, work?.id);
  const written = useSyncExternalStore(whenTexts, textsIfLoaded);
  const opened = useSyncExternalStore(whenOpened, openedIfLoaded);
  // Mostly it is there before anything is cast.
  const casts = work !== null && here(work.tree).position.game.draftFrom !== null;
  useEffect(() => {
    if (casts) void loadOpened().catch(() => undefined);
  }, [casts]);
  const telling = useSyncExternalStore(whenTelling, tellingIfLoaded);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of cards and the words of steps are drawn when they have come
  const view = useMemo(() => {
    if (work === null) return undefined;
    const bar = session.selection.length === 0 ? [] : barLines(app, { singles, functions });
    return tableView({ work, session }, work, deeds, bar);
  }, [app, work, session, deeds, singles, functions, written, telling, opened]);
  const commands = useMemo(
    () => commandsOf(app, drawn, { singles, functions }),
    [app, drawn, singles, functions],
  );
  return view === undefined ? null : (
    <CommandsContext value={commands}>
      <Table
        key={work?.id}
        view={view}
        actions={actions}
        inspector={
          work !== null && session.inspected !== null ? (
            <Inspector tree={work.tree} at={session.preview} inspected={session.inspected} />
          ) : undefined
        }
      />
    </CommandsContext>
  );
}
