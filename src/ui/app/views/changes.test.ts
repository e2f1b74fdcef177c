import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { addCounters, turn } from '../../../actions/hand/objects';
import type { ObjectId } from '../../../rules';
import { type AppState, FRESH_SESSION } from '../../../store/state';
import { here } from '../../../store/tree';
import { openScenario } from '../../../store/works';
import { changesOf } from './changes';

it('tells of an object what was changed by hand, and nothing of others', () => {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, {
    scenario: 1,
    title: 'by hand',
    players: [{ name: 'Ada', battlefield: ['Grizzly Bears', 'Hill Giant'] }, { name: 'Bea' }],
  });
  const tree = () => {
    const { work } = store.getState();
    if (work === null) throw new Error('no work');
    return work.tree;
  };
  const [bears, giant] = here(tree()).position.game.state.battlefield.list() as [
    ObjectId,
    ObjectId,
  ];
  turn(store, [bears, giant]);
  addCounters(store, [bears], '+1/+1', 2);
  expect(changesOf(tree(), bears)).toEqual([
    'Grizzly Bears is tapped.',
    'Two +1/+1 counters are put on Grizzly Bears.',
  ]);
  expect(changesOf(tree(), giant)).toEqual(['Hill Giant is tapped.']);
});
