import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type AppState, FRESH_SESSION } from '../../../store/state';
import { here } from '../../../store/tree';
import { openScenario } from '../../../store/works';
import { questionView } from './question';

it('offers in words what the core calls by a word of its own', () => {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, {
    scenario: 1,
    title: 'One of two kinds of mana',
    players: [{ name: 'Ada', battlefield: ['Thriving Isle'] }, { name: 'Bea' }],
    turn: { step: 'main1' },
    play: [{ tap: 'thriving-isle' }],
  });
  const { work } = store.getState();
  if (work === null) throw new Error('no work');
  expect(questionView(here(work.tree).position.game, 'now')).toMatchObject({
    kind: 'option',
    choices: [{ label: '{U}' }, { label: 'mana of the chosen colour' }],
  });
});
