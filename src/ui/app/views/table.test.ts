import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { findCard } from '../../../cards';
import { seeds } from '../../../rulings/scenarioFiles';
import type { Scenario } from '../../../scenario/format';
import { runScenario } from '../../../scenario/run/play';
import { read } from '../../../scenario/schema';
import { goTo } from '../../../store/moving';
import { type AppState, FRESH_SESSION } from '../../../store/state';
import { openScenario } from '../../../store/works';
import { loadOpened } from './opening';
import { tableView } from './table';

await loadOpened();

/** Every position that the rulings come to is drawn. */
describe('the table can be drawn at each step of', () => {
  for (const { name, text } of seeds) {
    const found = read(text);
    if (!found.ok) continue;
    const { scenario } = found;
    it(name, () => {
      const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
      if (!openScenario(store, scenario as Scenario)) return;
      const { work } = store.getState();
      for (const id of work?.tree.steps.keys() ?? []) {
        goTo(store, id);
        const app = store.getState();
        if (app.work === null) throw new Error('no work');
        const view = tableView(app, app.work);
        expect(JSON.stringify(view)).not.toMatch(/undefined|NaN|\[object/);
        expect(view.question.words).not.toBe('');
        for (let row = 0; row < view.steps.rows.length; row += 1) {
          expect(view.steps.rows.at(row)?.words.trim()).not.toBe('');
        }
      }
      const plays = runScenario(scenario, findCard).result === 'pass';
      if (plays) expect(work?.misfits).toEqual([]);
    });
  }
});
