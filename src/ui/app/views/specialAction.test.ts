import { beforeAll, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { confirm } from '../../../actions/casting';
import { loadTelling } from '../../../explain/telling';
import { announcementOf } from '../../../store/announcing';
import { act } from '../../../store/moving';
import { type AppState, FRESH_SESSION } from '../../../store/state';
import { here, type Tree } from '../../../store/tree';
import { openScenario } from '../../../store/works';
import { castingView } from './casting';
import { questionView } from './question';
import { stepWords, tellingOf } from './told';

beforeAll(loadTelling);

/** Ada sets her one card aside, up to the payment. */
function settingAside(by: 'plot' | 'foretell' | 'suspend', card: string, lands: string) {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, {
    scenario: 1,
    title: by,
    players: [{ name: 'Ada', hand: [card], battlefield: [lands] }, { name: 'Bea' }],
    turn: { step: 'main1' },
  });
  const tree = (): Tree => {
    const { work } = store.getState();
    if (work === null) throw new Error('no work');
    return work.tree;
  };
  const [object] = here(tree()).position.game.state.players[0]?.hand ?? [];
  if (object === undefined) throw new Error('no card');
  act(store, { kind: 'setAside', object, by });
  const begun = stepWords(tree(), here(tree()));
  const casting = castingView(tree(), announcementOf(store.getState()));
  const { game } = here(tree()).position;
  return {
    begun,
    view: casting?.view,
    asked: casting?.asked(questionView(game, 'now')),
    done: () => {
      confirm(store);
      return tellingOf(tree(), here(tree()));
    },
  };
}

describe.each([
  ['plot', 'Slickshot Show-Off', '2 Mountain', 'Plotting, 116.2k', '702.170a'],
  ['foretell', 'Behold the Multiverse', '2 Island', 'Foretelling, 116.2h', '702.143a'],
  ['suspend', 'Rift Bolt', 'Mountain', 'Suspending, 116.2f', '702.62a'],
] as const)('to %s', (by, card, lands, caption, rule) => {
  it('says who does it', () => {
    expect(settingAside(by, card, lands).asked?.role).toBe(
      `is ${caption.split(',')[0]?.toLowerCase()}`,
    );
  });

  it('is called the special action that it is, with the rule of its keyword', () => {
    const { view } = settingAside(by, card, lands);
    expect(view?.caption).toBe(caption);
    expect(view?.rows.at(-1)?.rules?.map((one) => one.rule)).toContain(rule);
    expect(view?.rows.map(({ words }) => words).join()).not.toMatch(/stack|target|activated/);
  });

  it('is the title of its steps, and not what was tapped for it', () => {
    const { begun, done } = settingAside(by, card, lands);
    expect(begun).toBe(`Begins to ${by} ${card}`);
    expect(done().words).toBe(`Ada ${by}s ${card}`);
  });
});

it('a row that waits is called as it is numbered there', () => {
  const { asked, view } = settingAside('plot', 'Slickshot Show-Off', 'Mountain');
  expect(view?.rows.find(({ state }) => state === 'now')?.shown).toBe('2');
  expect(asked).toMatchObject({ ready: false, confirm: { note: expect.stringMatching(/^row 2/) } });
});
