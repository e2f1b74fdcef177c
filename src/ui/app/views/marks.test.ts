import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Entry } from '../../../scenario/format';
import { type AppState, FRESH_SESSION } from '../../../store/state';
import { openScenario } from '../../../store/works';
import { loadOpened } from './opening';
import { tableView } from './table';

await loadOpened();

/** What stands at Ada's creature after that play. */
function said(...more: readonly Entry[]): string | undefined {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, {
    scenario: 1,
    title: 'blocks',
    players: [
      { name: 'Ada', battlefield: ['Hill Giant'] },
      { name: 'Bea', battlefield: ['Grizzly Bears'] },
    ],
    turn: { step: 'main1' },
    play: [{ attack: { 'hill-giant': 'Bea' } }, ...more],
  });
  const app = store.getState();
  if (app.work === null) throw new Error('no work');
  const [ada] = tableView(app, app.work).players;
  return ada?.front[0]?.members[0]?.combat?.words;
}

it('an attacker that was blocked stays so when its blocker is gone (509.1h)', () => {
  const block: Entry = { block: { 'grizzly-bears': 'hill-giant' } };
  expect(said()).toBe('attacks Bea');
  expect(said({ block: {} })).toBe('attacks Bea');
  expect(said(block)).toBe('attacks Bea, blocked');
  expect(said(block, { edit: 'move', object: 'grizzly-bears', zone: 'hand' })).toBe(
    'attacks Bea, blocked',
  );
});
