import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { setNote } from '../../../actions/noting';
import { change, goToStart, undo } from '../../../store/moving';
import { type AppState, FRESH_SESSION } from '../../../store/state';
import type { Tree } from '../../../store/tree';
import { newTable } from '../../../store/works';
import { saidOf } from './said';
import { behindView, stepsView } from './steps';

function played(steps: number) {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  newTable(store, 2);
  for (let life = 1; life <= steps; life += 1) {
    change(store, { edit: 'set', player: 'Ada', life });
  }
  const tree = (): Tree => {
    const { work } = store.getState();
    if (work === null) throw new Error('no work');
    return work.tree;
  };
  return { store, tree };
}

it('the row of a step is made once, and again only when something is noted on it', () => {
  const { store, tree } = played(3);
  const first = stepsView(tree(), 'steps').rows.at(2);
  change(store, { edit: 'set', player: 'Ada', life: 30 });
  expect(stepsView(tree(), 'steps').rows.at(2)).toBe(first);
  setNote(store, first?.id ?? '', 'Look.');
  expect(stepsView(tree(), 'steps').rows.at(2)).toMatchObject({ note: 'Look.', number: 2 });
});

it('what was taken back stays in the list', () => {
  const { store, tree } = played(3);
  undo(store);
  const { rows, now } = stepsView(tree(), 'steps');
  expect(rows.length).toBe(4);
  expect(now).toBe(2);
  expect(behindView(tree())).toMatchObject({ number: 2, of: 3 });
});

it('at the newest step nothing lies ahead', () => {
  expect(behindView(played(2).tree())).toBeUndefined();
});

it('going back is said with the number of the step', () => {
  const { store, tree } = played(3);
  undo(store);
  expect(saidOf(tree(), store.getState().session.went)).toMatch(/^Went back to step 2: /);
  goToStart(store);
  expect(saidOf(tree(), store.getState().session.went)).toMatch(/^At the start of 3: /);
});
