import { useMemo } from 'react';
import { RULES_EDITION } from '../../rules';
import { inSession } from '../../store/state';
import { newTable, openFile, openScenario, openWork } from '../../store/works';
import { RuleContext } from '../small/RuleChip';
import { StartPage } from '../start/StartPage';
import type { WorkView } from '../views';
import { useApp, useAppState } from './AppContext';
import { BOARDS, boardViews } from './boards';
import { dayOf, dayWords } from './dates';

/** The start page: boards, saved works, an empty table. */
export function StartScreen() {
  const { store, shelf, ports } = useApp();
  const kept = useAppState(({ session }) => session.works);
  const boards = useMemo(boardViews, []);
  const works = kept.map(
    ({ id, title, line, updated }): WorkView => ({ id, title, line, when: dayWords(updated) }),
  );
  const onRule = (rule: string) => inSession(store, { panel: { panel: 'rule', rule } });
  return (
    <RuleContext value={onRule}>
      <StartPage
        boards={boards}
        works={works}
        edition={`Rules of ${dayOf(RULES_EDITION)}`}
        actions={{
          onBoard: (id) => {
            const scenario = BOARDS.get(id);
            if (scenario) openScenario(store, scenario, true);
          },
          onWork: (id) => {
            const place = shelf();
            if (place) void openWork(store, place, id);
          },
          onRemoveWork: async (id) => {
            const place = shelf();
            await place?.remove(id);
            inSession(store, { works: (await place?.places()) ?? [] });
          },
          onEmpty: (players) => newTable(store, players),
          onOpen: ports.pickFile,
          onFile: (file) => void openFile(store, file),
          onAbout: () => inSession(store, { panel: { panel: 'about' } }),
        }}
      />
    </RuleContext>
  );
}
