import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { change, preview, undo } from '../../store/moving';
import { type AppState, FRESH_SESSION, inSession } from '../../store/state';
import { openScenario } from '../../store/works';
import { drawnStatesOf } from './drawnStates';

function opened(tokens: number) {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, {
    scenario: 1,
    title: 'Bears',
    players: [
      {
        name: 'Ada',
        battlefield: ['Mountain', { token: true, copyOf: 'Grizzly Bears', count: tokens }],
      },
      { name: 'Bea' },
    ],
  });
  const drawn = drawnStatesOf(store);
  const isDrawn = () => drawn.now() === store.getState();
  const untilDrawn = () =>
    new Promise<void>((done) => {
      const stop = drawn.subscribe(() => {
        if (!isDrawn()) return;
        stop();
        done();
      });
    });
  return { store, isDrawn, untilDrawn };
}

const TAP = { edit: 'set', object: 'mountain', tapped: true } as const;

it('draws a new position of a small board at once', () => {
  const { store, isDrawn } = opened(5);
  change(store, TAP);
  expect(isDrawn()).toBe(true);
});

it('gets a new position of a very large board ready before it is drawn', async () => {
  const { store, isDrawn, untilDrawn } = opened(1200);
  change(store, TAP);
  expect(isDrawn()).toBe(false);
  await untilDrawn();
});

it('gets a step that is looked at ready likewise, and what comes after it', async () => {
  const { store, isDrawn, untilDrawn } = opened(1200);
  const start = store.getState().work?.tree.root ?? null;
  change(store, TAP);
  await untilDrawn();
  preview(store, start);
  expect(isDrawn()).toBe(false);
  await untilDrawn();
  preview(store, null);
  expect(isDrawn()).toBe(false);
  await untilDrawn();
});

it('draws at once what leaves the position as it is, however large the board', () => {
  const { store, isDrawn } = opened(1200);
  inSession(store, { selecting: true });
  expect(isDrawn()).toBe(true);
});

it('comes to draw the newest where the work moved on in the meantime', async () => {
  const { store, untilDrawn } = opened(1200);
  change(store, TAP);
  const drawn = untilDrawn();
  undo(store);
  change(store, { ...TAP, object: 'grizzly-bears' });
  await drawn;
});
