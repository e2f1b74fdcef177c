import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { encodeGame, offers } from '../rules';
import { act } from './moving';
import { type AppState, FRESH_SESSION } from './state';
import { here } from './tree';
import { openScenario } from './works';
import { scenarioOf } from './writing';

function opened(scenario: Parameters<typeof openScenario>[1]) {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, scenario);
  const work = () => {
    const now = store.getState().work;
    if (now === null) throw new Error('no work');
    return now;
  };
  return { store, work, game: () => here(work().tree).position.game };
}

it('writes a cost that is paid on resolution so that it can be read again (118.12)', () => {
  const { store, work, game } = opened({
    scenario: 1,
    title: 'Mana Leak',
    players: [
      { name: 'Ada', hand: ['Grizzly Bears'], battlefield: ['3 Forest'] },
      { name: 'Bea', hand: ['Mana Leak'] },
    ],
    play: [
      { cast: 'grizzly-bears', pay: 'free' },
      { pass: true },
      { cast: 'mana-leak', by: 'Bea', targets: ['grizzly-bears'], pay: 'free' },
      { resolve: true },
    ],
  });
  act(store, { kind: 'yesNo', yes: true });
  expect(game().question.kind).toBe('payMana');
  for (let forests = 0; forests < 3; forests += 1) {
    const source = offers(game(), game().question.player).find(({ verdict }) => verdict.allowed);
    if (source === undefined) throw new Error('nothing to tap');
    act(store, source.action);
  }
  act(store, { kind: 'pay' });
  const again = opened(scenarioOf(work()));
  expect(again.work().misfits).toEqual([]);
  expect(encodeGame(again.game())).toEqual(encodeGame(game()));
});
