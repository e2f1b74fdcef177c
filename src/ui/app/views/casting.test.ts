import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ObjectId } from '../../../rules';
import type { PlayerSetup } from '../../../scenario/format';
import { announcementOf } from '../../../store/announcing';
import { act } from '../../../store/moving';
import { type AppState, FRESH_SESSION } from '../../../store/state';
import { here } from '../../../store/tree';
import { openScenario } from '../../../store/works';
import { castingView } from './casting';
import { questionView } from './question';

/** Ada's first card, begun to be cast with what she has. */
function casting(ada: Omit<PlayerSetup, 'name'>) {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  const players = [{ name: 'Ada', ...ada }, { name: 'Bea' }];
  openScenario(store, { scenario: 1, title: 'casting', players, turn: { step: 'main1' } });
  const tree = () => {
    const { work } = store.getState();
    if (work === null) throw new Error('no work');
    return work.tree;
  };
  const [card] = here(tree()).position.game.state.players[0]?.hand ?? [];
  act(store, { kind: 'cast', object: card as ObjectId });
  const view = () => {
    const { game } = here(tree()).position;
    const found = castingView(tree(), announcementOf(store.getState()));
    if (found === undefined) throw new Error('nothing is cast');
    return { rows: found.view.rows, asked: found.asked(questionView(game, 'now')) };
  };
  return { store, view };
}

describe('a spell for which there is too little mana', () => {
  const bears = () => casting({ hand: ['Grizzly Bears'], battlefield: ['Forest'] }).view();

  it('is allowed, and its row says what would be needed to pay (601.2e)', () => {
    const { words } = bears().rows.find(({ letter }) => letter === 'e') ?? {};
    expect(words).toBe(
      'Grizzly Bears is legal as announced. To pay for it, one more generic mana would be needed',
    );
  });

  it('has a button to pay that says why it cannot be pressed', () => {
    const { asked } = bears();
    expect(asked).toMatchObject({
      ready: false,
      confirm: { note: 'row g waits for one more generic mana' },
    });
  });
});

describe('giving up', () => {
  it('says that nothing is kept before anything was chosen, and after that what is', () => {
    const { store, view } = casting({
      hand: ['Depth Defiler'],
      battlefield: [
        { card: 'Wastes', count: 6 },
        { card: 'Island', count: 2 },
      ],
    });
    expect(view().asked.cancel?.note).toBe('all is as before');
    act(store, { kind: 'options', alternative: null, additional: [] });
    expect(view().asked.cancel?.note).toBe('as before; your choices are kept');
  });
});
