import { useMemo } from 'react';
import { Table } from '../table/Table';
import { useApp, useAppState } from './AppContext';
import { tableActions } from './tableActions';
import { tableView } from './views/table';

/** The table of the present work. */
export function TableScreen() {
  const app = useApp();
  const work = useAppState((state) => state.work);
  const session = useAppState((state) => state.session);
  const actions = useMemo(() => tableActions(app), [app]);
  const view = useMemo(
    () => (work === null ? undefined : tableView({ work, session }, work)),
    [work, session],
  );
  return view === undefined ? null : <Table view={view} actions={actions} />;
}
