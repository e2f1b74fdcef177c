import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { offers, playerId } from '../../../rules';
import { act, undo } from '../../../store/moving';
import { type AppState, FRESH_SESSION } from '../../../store/state';
import { here } from '../../../store/tree';
import { openScenario } from '../../../store/works';
import type { CardView, TableView } from '../../views';
import { tableView } from './table';

/** An effect that reads the hand and one that reads what lies on the battlefield: both are gathered anew at each step. */
const BOARD = [
  '2 Forest',
  'Island',
  'Glorious Anthem',
  'Lord of Atlantis',
  'Maro',
  'Serra Angel',
  'Goblin Chieftain',
];

function opened() {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, {
    scenario: 1,
    title: 'Much that looks elsewhere',
    turn: { step: 'main1' },
    players: [{ name: 'Ada', battlefield: BOARD }, { name: 'Bea' }],
  });
  const work = () => {
    const now = store.getState().work;
    if (now === null) throw new Error('no work');
    return now;
  };
  const view = () => tableView(store.getState(), work(), new Map());
  const tapForest = () => {
    const { game } = here(work().tree).position;
    const tap = offers(game, playerId(0)).find(
      ({ action }) =>
        action.kind === 'activate' &&
        game.state.objects.get(action.object)?.printed.name === 'Forest',
    );
    if (tap === undefined) throw new Error('no Forest to tap');
    act(store, tap.action);
  };
  return { store, view, tapForest };
}

const cardsIn = ({ players: [ada] }: TableView): ReadonlyMap<string, CardView> =>
  new Map(
    [...(ada?.front ?? []), ...(ada?.lands ?? []), ...(ada?.others ?? [])]
      .flatMap(({ members }) => members)
      .map((card) => [card.id, card]),
  );

/** The names of the cards that have to be drawn again. */
const redrawn = (before: TableView, after: TableView): readonly string[] => {
  const old = cardsIn(before);
  return [...cardsIn(after)].flatMap(([id, card]) => (old.get(id) === card ? [] : [card.name]));
};

it('what a land that is tapped leaves as it was need not be drawn again', () => {
  const { view, tapForest } = opened();
  const before = view();
  tapForest();
  const after = view();
  expect(redrawn(before, after)).toEqual(['Forest']);
  expect(after.turn).toBe(before.turn);
});

it('nor what going back leaves as it was', () => {
  const { store, view, tapForest } = opened();
  tapForest();
  const before = view();
  undo(store);
  const after = view();
  expect(redrawn(before, after)).toEqual(['Forest']);
  expect(after.turn).toBe(before.turn);
});
