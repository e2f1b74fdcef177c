import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Game } from '../../../rules';
import type { Scenario } from '../../../scenario/format';
import { type AppState, FRESH_SESSION } from '../../../store/state';
import { here } from '../../../store/tree';
import { openScenario } from '../../../store/works';
import type { CardMenuView } from '../../views';
import { menuView } from './menu';

function opened(scenario: Pick<Scenario, 'players' | 'turn'>): Game {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, { scenario: 1, title: 'menus', ...scenario });
  const { work } = store.getState();
  if (work === null) throw new Error('no work');
  return here(work.tree).position.game;
}

function menuOf(game: Game, name: string): CardMenuView {
  const object = game.state.battlefield
    .list()
    .find((id) => game.state.objects.get(id)?.printed.name === name);
  return menuView(game, object === undefined ? undefined : { object });
}

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
