import { expect, it } from 'vitest';
import { appWith, gameOf } from '../../../actions/testing/app';
import type { Scenario } from '../../../scenario/format';
import { costsView } from '../costs/costs.view';
import { paidFor } from '../costs/paidFor';
import { proofsView } from './proofs.view';

function played(side: object, ...play: readonly unknown[]) {
  const app = appWith({
    players: [
      { name: 'Ada', ...side },
      { name: 'Bea', battlefield: ['Grizzly Bears'] },
    ],
    turn: { active: 'Ada', step: 'main1' },
    play,
  } as unknown as Pick<Scenario, 'players' | 'turn' | 'play'>);
  const { work } = app.store.getState();
  if (work === null) throw new Error('no work');
  const { state } = gameOf(app);
  const find = (name: string) => {
    const id = state.objects.ids().findLast((one) => state.objects.get(one)?.printed.name === name);
    const object = id === undefined ? undefined : state.objects.get(id);
    if (object === undefined) throw new Error(name);
    return object;
  };
  const { tree } = work;
  return {
    tree,
    state,
    find,
    costs: (name: string) => costsView({ state, object: find(name), tree, step: tree.cursor }),
  };
}

const taxed = ['3 Mountain', 'Thalia, Guardian of Thraben', 'Trinisphere'];
const bolt = { battlefield: taxed, hand: ['Lightning Bolt'] };
const castBolt = { cast: 'lightning-bolt', targets: ['Bea'] };

it('what a card in hand would cost, line by line: cost, tax, floor', () => {
  const [cost] = played(bolt).costs('Lightning Bolt').costs;
  expect(
    cost?.lines.map(({ text, sign, symbols, after }) => [text, sign + symbols, after]),
  ).toEqual([
    ['Mana cost', '{R}', '{R}'],
    ['More: Thalia, Guardian of Thraben', '+{1}', '{1}{R}'],
    ['At least: Trinisphere', '{3}', '{2}{R}'],
  ]);
  expect(cost?.total).toBe('{2}{R}');
});

it('what was paid for a spell on the stack, and with what', () => {
  const { costs } = played(bolt, castBolt);
  const { paid } = costs('Lightning Bolt');
  expect(paid?.total).toBe('{2}{R}');
  expect(paid?.by.map(({ text }) => text.replace(/from [^,]*? pays/, 'from … pays'))).toEqual([
    '{R} from … pays {1}.',
    '{R} from … pays {1}.',
    '{R} from … pays {R}.',
  ]);
});

it('what was paid for the spell that became a permanent', () => {
  const side = { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] };
  const { tree, find } = played(side, { cast: 'grizzly-bears' }, { resolve: true });
  expect(paidFor(tree, tree.cursor, find('Grizzly Bears').id)?.total).toBe('{1}{G}');
});

it('of what was laid out it is not known', () => {
  const { tree, find } = played({});
  expect(paidFor(tree, tree.cursor, find('Grizzly Bears').id)).toBeUndefined();
});

it('of a step: what was replaced, and what was paid', () => {
  const side = {
    battlefield: ['2 Mountain', 'Doubling Season'],
    hand: ['Dragon Fodder'],
  };
  const { tree } = played(side, { cast: 'dragon-fodder' }, { resolve: true });
  const way = [...tree.steps.keys()].map((step) => proofsView(tree, step));
  expect(way.map(({ events, payments }) => [events.length, payments.length])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
  ]);
});
