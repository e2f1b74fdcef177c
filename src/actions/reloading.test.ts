import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type AppState, FRESH_SESSION, inSession, type Saved } from '../store/state';
import { newTable } from '../store/works';
import type { App } from './app';
import { reload } from './reloading';

/** An app whose saving comes to such an end, and what it did, in order. */
function appThatIs(saved: Saved, atTable = true) {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  if (atTable) newTable(store, 2);
  const did: string[] = [];
  const app = {
    store,
    saveNow: () => did.push('save'),
    ports: { reload: () => did.push('reload') },
    world: {
      saved: async () => {
        inSession(store, { saved });
        did.push(saved.state);
      },
    },
  };
  return { app: app as unknown as App, did, notices: () => store.getState().session.notices };
}

it('what is not saved yet is saved before the page is loaded again', async () => {
  const { app, did } = appThatIs({ state: 'saved' });
  await reload(app);
  expect(did).toEqual(['save', 'saved', 'reload']);
});

it('a work that cannot be saved is not lost: nothing is loaded again, and a file is offered', async () => {
  const { app, did, notices } = appThatIs({ state: 'refused', why: 'the disk is full' });
  await reload(app);
  expect(did).not.toContain('reload');
  expect(notices()[0]?.words).toContain('the disk is full');
  expect(notices()[0]?.action?.label).toBe('Save as a file');
});

it('where there is no work, nothing can be lost', async () => {
  const { app, did } = appThatIs({ state: 'refused', why: 'the disk is full' }, false);
  await reload(app);
  expect(did).toContain('reload');
});
