import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Scenario } from '../../../scenario/format';
import { type AppState, FRESH_SESSION } from '../../../store/state';
import { here } from '../../../store/tree';
import { openScenario } from '../../../store/works';
import { questionView } from './question';

function asked(scenario: Omit<Scenario, 'scenario'>) {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, { scenario: 1, ...scenario });
  const { work } = store.getState();
  if (work === null) throw new Error('no work');
  return questionView(here(work.tree).position.game, 'now');
}

it('offers in words what the core calls by a word of its own', () => {
  expect(
    asked({
      title: 'One of two kinds of mana',
      players: [{ name: 'Ada', battlefield: ['Thriving Isle'] }, { name: 'Bea' }],
      turn: { step: 'main1' },
      play: [{ tap: 'thriving-isle' }],
    }),
  ).toMatchObject({
    kind: 'option',
    choices: [{ label: '{U}' }, { label: 'mana of the chosen colour' }],
  });
});

it('does not say of each attacker whose it is', () => {
  expect(
    asked({
      title: 'Attackers',
      players: [{ name: 'Ada', battlefield: ['Grizzly Bears'] }, { name: 'Bea' }],
      turn: { step: 'beginCombat' },
      play: [{ pass: true }, { pass: true }],
    }),
  ).toMatchObject({ kind: 'attackers', attackers: [{ note: '2/2 green Bear creature' }] });
});
