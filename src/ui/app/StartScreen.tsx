import { useMemo } from 'react';
import { RULES_EDITION } from '../../rules';
import { BOARDS } from '../../scenario/boards';
import { inSession, openRule } from '../../store/state';
import { newTable, openScenario, openWork } from '../../store/works';
import { RuleContext } from '../small/RuleChip';
import { StartPage } from '../start/StartPage';
import type { WorkView } from '../views';
import { useApp, useAppState } from './AppContext';
import { boardViews } from './boards';
import { dayOf, dayWords } from './dates';
import { workActions } from './workActions';

/** The start page: boards, saved works, an empty table. */
export function StartScreen() {
  const app = useApp();
  const { store, ports } = app;
  const kept = useAppState(({ session }) => session.works);
  const boards = useMemo(boardViews, []);
  const onWorks = useMemo(() => workActions(app), [app]);
  const works = kept.map(
    ({ id, title, line, updated }): WorkView => ({ id, title, line, when: dayWords(updated) }),
  );
  const onRule = (rule: string) => openRule(store, rule);
  return (
    <RuleContext value={onRule}>
      <StartPage
        boards={boards}
        works={works}
        edition={`Rules of ${dayOf(RULES_EDITION)}`}
        actions={{
          ...onWorks,
          onBoard: (id) => {
            const scenario = BOARDS.get(id);
            if (scenario) openScenario(store, scenario, { ours: true });
          },
          onWork: (id) => void openWork(store, app.shelf, id),
          onEmpty: (players) => newTable(store, players),
          onOpen: ports.pickFile,
          onAbout: () => inSession(store, { panel: { panel: 'about' } }),
        }}
      />
    </RuleContext>
  );
}
