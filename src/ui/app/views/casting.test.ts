import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { App } from '../../../actions/app';
import { useSource } from '../../../actions/casting';
import { offersByObject } from '../../../actions/offers';
import type { Answer, Game, ObjectId } from '../../../rules';
import type { PlayerSetup } from '../../../scenario/format';
import { announce, announcementOf } from '../../../store/announcing';
import { act } from '../../../store/moving';
import { type AppState, FRESH_SESSION } from '../../../store/state';
import { here, type Tree } from '../../../store/tree';
import { openScenario } from '../../../store/works';
import { castingView } from './casting';
import { questionView } from './question';

/** Ada's first card, begun to be cast with what she has. */
function casting(ada: Omit<PlayerSetup, 'name'>) {
  return begun(ada, ({ state }) => ({
    kind: 'cast',
    object: state.players[0]?.hand[0] as ObjectId,
  }));
}

/** The ability of a Pyromancer, begun to be activated. */
const activating = () =>
  begun({ battlefield: ['Prodigal Pyromancer'] }, (game) => {
    const offers = [...offersByObject(game).values()].flat();
    return offers.find(({ kind }) => kind === 'activate')?.action as Answer;
  });

/** A table on which something was begun. */
function begun(ada: Omit<PlayerSetup, 'name'>, first: (game: Game) => Answer) {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  const players = [{ name: 'Ada', ...ada }, { name: 'Bea' }];
  openScenario(store, { scenario: 1, title: 'casting', players, turn: { step: 'main1' } });
  const tree = () => {
    const { work } = store.getState();
    if (work === null) throw new Error('no work');
    return work.tree;
  };
  act(store, first(here(tree()).position.game));
  const view = () => {
    const { game } = here(tree()).position;
    const found = castingView(tree(), announcementOf(store.getState()));
    if (found === undefined) throw new Error('nothing is cast');
    const { rows, payment } = found.view;
    return { rows, payment, asked: found.asked(questionView(game, 'now')) };
  };
  return { store, view };
}

describe('what may be tapped in place of mana', () => {
  const golem = () =>
    casting({
      hand: ['Will-Forged Golem'],
      battlefield: ['5 Wastes', 'Grizzly Bears', 'Hill Giant'],
    });
  const named = (begun: ReturnType<typeof golem>) =>
    begun.view().payment?.helps?.flatMap(({ sources }) => sources) ?? [];
  const usedOf = (begun: ReturnType<typeof golem>) =>
    named(begun).flatMap(({ words, used }) => (used ? [words] : []));
  const press = (begun: ReturnType<typeof golem>, name: string, on: boolean) =>
    useSource(
      { store: begun.store } as App,
      named(begun).find(({ words }) => words === name)?.id ?? '',
      on,
    );

  it('is listed one by one, with the rule, and proposed where mana is not enough', () => {
    const begun = golem();
    expect(begun.view().payment?.helps?.[0]?.rules?.[0]?.rule).toBe('702.51a');
    expect(named(begun).map(({ words }) => words)).toEqual(['Grizzly Bears', 'Hill Giant']);
    expect(usedOf(begun)).toHaveLength(1);
  });

  it('is named by who casts, in place of what was proposed', () => {
    const begun = golem();
    const [first] = usedOf(begun);
    const other = first === 'Hill Giant' ? 'Grizzly Bears' : 'Hill Giant';
    press(begun, other, true);
    expect(usedOf(begun)).toEqual([other]);
    press(begun, first ?? '', true);
    expect(usedOf(begun)).toEqual(['Grizzly Bears', 'Hill Giant']);
    expect(begun.view().asked).toMatchObject({ confirm: { note: '6 sources tap' } });
  });

  it('is taken back, and then not proposed again', () => {
    const begun = golem();
    const [first = ''] = usedOf(begun);
    press(begun, first, false);
    expect(usedOf(begun)).toHaveLength(1);
    expect(usedOf(begun)).not.toContain(first);
  });
});

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

it('a mana ability activated meanwhile stands in no row of the spell', () => {
  const { store, view } = casting({ hand: ['Grizzly Bears'], battlefield: ['2 Forest'] });
  const [forest] = here(store.getState().work?.tree as Tree).position.game.state.battlefield.list();
  act(store, { kind: 'activate', object: forest as ObjectId, ability: 'b:Forest' });
  const words = view().rows.map((row) => row.words);
  expect(words[0]).toBe("Grizzly Bears goes from Ada's hand onto the stack.");
  expect(words.join()).not.toContain('Forest');
});

it('an ability that is activated is told in its rows', () => {
  const { store, view } = activating();
  expect(view().rows.find(({ letter }) => letter === 'a')).toMatchObject({
    state: 'done',
    words: expect.stringContaining('Prodigal Pyromancer'),
  });
  expect(store.getState().session.message).toBeNull();
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

describe('what is proposed to pay with', () => {
  it('is taken out and put in again, land by land (601.2g)', () => {
    const { store, view } = casting({ hand: ['Opt'], battlefield: ['2 Island'] });
    const used = () => view().payment?.sources.filter((source) => source.used) ?? [];
    const [island] = used();
    if (island === undefined) throw new Error('nothing is proposed');
    announce(store, { without: [island.id] });
    expect(used().map(({ id }) => id)).not.toContain(island.id);
    // The box that is now empty means the same source as before.
    expect(view().payment?.sources.map(({ id }) => id)).toContain(island.id);
  });
});
