import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { App } from '../../../actions/app';
import { doDeed } from '../../../actions/doing';
import type { Scenario } from '../../../scenario/format';
import { type AppState, FRESH_SESSION, inSession } from '../../../store/state';
import { here } from '../../../store/tree';
import { openScenario } from '../../../store/works';
import type { CardMenuView } from '../../views';
import { menuView } from './menu';
import { loadOpened } from './opening';

await loadOpened();

function opened(scenario: Pick<Scenario, 'players' | 'turn'>): App {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, { scenario: 1, title: 'menus', ...scenario });
  const ports = { focused: () => undefined } as Partial<App['ports']>;
  return { store, ports } as App;
}

function stateOf({ store }: App) {
  const { work } = store.getState();
  if (work === null) throw new Error('no work');
  return here(work.tree).position.game.state;
}

const everyKey = { singles: true, functions: false };
const menuAt = (app: App, key: string) => menuView(app, key, everyKey);

function menuOf(app: App, name: string): CardMenuView {
  const { battlefield, objects } = stateOf(app);
  const object = battlefield.list().find((id) => objects.get(id)?.printed.name === name);
  return menuAt(app, `o${object}`);
}

const labels = (lines: CardMenuView['byHand']) => lines.map(({ label }) => label);

describe('a menu says why', () => {
  it('a creature that came this turn may not attack', () => {
    const game = opened({
      players: [
        { name: 'Ada', battlefield: [{ card: 'Grizzly Bears', sick: true }, 'Serra Angel'] },
        { name: 'Bea' },
      ],
      turn: { step: 'declareAttackers' },
    });
    const [first] = menuOf(game, 'Grizzly Bears').byRules;
    expect(first?.label).toBe('Attack');
    expect(first?.refused?.rules?.map(({ rule }) => rule)).toEqual(['508.1a', '302.6']);
    expect(menuOf(game, 'Serra Angel').byRules.map(({ label }) => label)).not.toContain('Attack');
  });

  it('a card of a player who has no priority: who has it', () => {
    const app = opened({
      players: [{ name: 'Ada' }, { name: 'Bea', hand: ['Shock'], battlefield: ['Mountain'] }],
    });
    const shock = stateOf(app).players[1]?.hand[0];
    const [cast] = menuAt(app, `o${shock}`).byRules;
    expect(cast?.label).toBe('Cast');
    expect(cast?.refused?.reason).toBe('Ada has priority.');
    expect(cast?.refused?.rules?.map(({ rule }) => rule)).toEqual(['117.1']);
  });

  it('a creature has another size', () => {
    const game = opened({
      players: [
        {
          name: 'Ada',
          battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 2 } }, 'Glorious Anthem'],
        },
        { name: 'Bea' },
      ],
    });
    const { size } = menuOf(game, 'Grizzly Bears');
    expect(size?.[0]?.text).toBe('Printed: 2/2.');
    expect(size?.at(-1)?.text).toMatch(/becomes 5\/5\.$/);
    expect(size?.length).toBe(3);
  });
});

describe('everything on the table has a menu', () => {
  const board: Parameters<typeof opened>[0] = {
    players: [
      { name: 'Ada', battlefield: ['Grizzly Bears', 'Serra Angel'], graveyard: ['Shock'] },
      { name: 'Bea' },
    ],
  };

  it('a card: by the rules with what cites them, by hand with its keys', () => {
    const menu = menuOf(opened(board), 'Grizzly Bears');
    const why = menu.byRules.find(({ label }) => label === 'Why is it as it is?');
    expect(why?.rules?.map(({ rule }) => rule)).toEqual(['613.1']);
    expect(menu.byHand.find(({ label }) => label === 'Tap')?.key).toBe('U');
    expect(labels(menu.byHand)).not.toContain('Attach to …');
  });

  it('a card among those selected: it is done to all of them, beside them to it alone', () => {
    const app = opened(board);
    const [bears, angel] = stateOf(app).battlefield.list();
    if (bears === undefined || angel === undefined) throw new Error('no creatures');
    inSession(app.store, { selection: [bears] });
    doDeed(app, 'do:turn', `o${angel}`);
    const tapped = () => [bears, angel].map((id) => stateOf(app).objects.get(id)?.tapped);
    expect(tapped()).toEqual([false, true]);
    inSession(app.store, { selection: [bears, angel] });
    doDeed(app, 'do:turn', `o${bears}`);
    expect(tapped()).toEqual([true, true]);
  });

  it('a player', () => {
    const menu = menuAt(opened(board), 'p1');
    expect(menu.title).toBe('Bea');
    expect(labels(menu.byHand)).toContain('Life and mana …');
    expect(menu.byRules[0]?.refused?.reason).toMatch(/concedes/);
  });

  it('a zone', () => {
    const app = opened(board);
    expect(labels(menuAt(app, 'zone:p0:library').byHand)).toContain('Draw, mill, shuffle …');
    const graveyard = menuAt(app, 'zone:p0:graveyard');
    expect(labels(graveyard.byHand)).toEqual(['Add cards here …', 'Move all of it to …']);
    doDeed(app, 'do:moveZone', 'zone:p0:graveyard');
    expect(app.store.getState().session.panel).toMatchObject({ panel: 'move', also: [] });
  });

  it('the empty table', () => {
    const menu = menuAt(opened(board), 'table');
    expect(labels(menu.byRules)[0]).toMatch(/^Pass/);
    expect(labels(menu.byHand)).toEqual(['Add a card …', 'Make a token …', 'Select several …']);
  });

  it('a step', () => {
    const app = opened(board);
    doDeed(app, 'do:turn', `o${stateOf(app).battlefield.list()[0]}`);
    const root = app.store.getState().work?.tree.root;
    const menu = menuAt(app, `step:${root}`);
    expect(labels(menu.others?.actions ?? [])).toContain('Go there');
    doDeed(app, 'do:goToStep', `step:${root}`);
    expect(app.store.getState().work?.tree.cursor).toBe(root);
  });
});
