import { describe, expect, it } from 'vitest';
import { findCard } from '../../cards';
import {
  answer,
  type ContinuousEffect,
  edit,
  type Game,
  type ObjectId,
  type Placement,
  playerId,
} from '../../rules';
import { effectId } from '../../rules/kernel/ids';
import { alike } from '../../rules/sameness/alike';
import { alikeOnStack } from '../../rules/sameness/onStack';
import { checkAlike, gameOf, Told, walkGroups } from './grouping';
import { checkAlikeOnStack, walkStacks } from './groupingStack';
import { chanceFrom } from './random';

const PAY = { kind: 'pay' } as const;

/** Games to walk through; LAW_GAMES asks for more. */
const GAMES = Number(process.env.LAW_GAMES ?? 6);

it('Law 6: what lies together is not told apart by anything that is answered, seeds from 1', () => {
  const first = Number(process.env.LAW_SEED ?? 1);
  let pairs = 0;
  for (let seed = first; seed < first + GAMES; seed += 1) {
    try {
      pairs += walkGroups(seed, 40).pairs;
    } catch (error) {
      throw new Error(`seed ${seed}: ${String(error)}`, { cause: error });
    }
  }
  expect(pairs).toBeGreaterThan(GAMES * 3);
}, 1_800_000);

it('Law 6: of what lies together on the stack any one may be taken away, seeds from 1', () => {
  const first = Number(process.env.LAW_SEED ?? 1);
  let pairs = 0;
  for (let seed = first; seed < first + GAMES; seed += 1) {
    try {
      pairs += walkStacks(seed, 60).pairs;
    } catch (error) {
      throw new Error(`seed ${seed}: ${String(error)}`, { cause: error });
    }
  }
  expect(pairs).toBeGreaterThan(GAMES / 2);
}, 1_800_000);

function placed(name: string, more: Partial<Placement> = {}): Placement {
  const printed = findCard(name);
  if (printed === undefined) throw new Error(`no ${name}`);
  return { kind: 'card', printed, owner: playerId(0), zone: 'battlefield', ...more };
}

function laidOut(...objects: readonly Placement[]): Game {
  const game = gameOf(objects, 'main1');
  if (game === null) throw new Error('no game');
  return game;
}

function named(game: Game, name: string): readonly ObjectId[] {
  return game.state.battlefield
    .list()
    .filter((id) => game.state.objects.get(id)?.printed.name === name);
}

/** Both tests of a pair: the grouping, and the law against a grouping that would put them together. */
function expectApart(game: Game, name = 'Grizzly Bears'): void {
  const [a, b] = named(game, name);
  if (a === undefined || b === undefined) throw new Error('no pair');
  expect(alike(game, [a, b])).toEqual([[a], [b]]);
  expect(() => checkAlike(game, a, b, chanceFrom(1))).toThrow(Told);
}

describe('the law finds a grouping that overlooks', () => {
  const apart: readonly [string, Partial<Placement>][] = [
    ['damage', { damage: 1 }],
    ['that one is tapped', { tapped: true }],
    ['a counter', { counters: { '+1/+1': 1 } }],
    ['summoning sickness', { sick: true }],
    ['what was chosen', { chosen: { color: 'R' } }],
    ['the owner', { owner: playerId(1), controller: playerId(0) }],
    ['that one is a token', { kind: 'token' }],
    ['X', { x: 2 }],
    ['that one was cast', { cast: true }],
    ['that one is face down', { faceDown: 'morph' }],
    ['what it is a copy of', { copy: { of: { values: placed('Hill Giant').printed } } }],
    ['what it exiled', { exiled: [{ placed: 2 }] }],
  ];
  for (const [what, fields] of apart) {
    it(what, () => {
      const exiled = placed('Forest', { zone: 'exile' });
      expectApart(laidOut(placed('Grizzly Bears'), placed('Grizzly Bears', fields), exiled));
    });
  }

  it('what is attached to it', () => {
    const sword = placed('Bonesplitter', { attachedTo: { placed: 1 } });
    expectApart(laidOut(placed('Grizzly Bears'), placed('Grizzly Bears'), sword));
  });

  it('that a spell on the stack has it as its target', () => {
    const bolt = placed('Lightning Bolt', { zone: 'hand' });
    const game = laidOut(placed('Grizzly Bears'), placed('Grizzly Bears'), bolt);
    expectApart(cast(game, 'Lightning Bolt'));
  });

  it('that an effect is about one alone', () => {
    const growth = placed('Giant Growth', { zone: 'hand' });
    const game = laidOut(placed('Grizzly Bears'), placed('Grizzly Bears'), growth);
    expectApart(passAll(cast(game, 'Giant Growth')));
  });

  it('that a delayed trigger remembers it', () => {
    const { state, ...game } = laidOut(placed('Grizzly Bears'), placed('Grizzly Bears'));
    const [a] = [...state.battlefield.list()];
    const ability = placed('Elvish Visionary').printed.abilities.find(
      (x) => x.kind === 'triggered',
    );
    if (a === undefined || ability?.kind !== 'triggered') throw new Error('nothing to remember');
    const id = effectId(state.nextId);
    const effect: ContinuousEffect = {
      id,
      timestamp: id,
      source: a,
      controller: playerId(0),
      affected: {},
      duration: 'endOfTurn',
      since: 1,
      scope: { source: a, you: playerId(0), bound: { it: { objects: [a] } } },
      content: { kind: 'trigger', ability, once: true },
    };
    const effects = state.effects.set(id, effect);
    expectApart({ ...game, state: { ...state, effects, nextId: id + 1 } });
  });
});

describe('the law finds a pile of the stack that overlooks', () => {
  const stacked = (...sources: readonly Placement[]): readonly [Game, ObjectId, ObjectId] => {
    const laid = edit(laidOut(...sources), { edit: 'addMana', player: playerId(0), mana: '{B}' });
    if (laid.result !== 'accepted') throw new Error(JSON.stringify(laid));
    const answers = named(laid.game, 'Drudge Skeletons').flatMap(
      (object) => [{ kind: 'activate', object, ability: 'p0' } as const, PAY] as const,
    );
    const game = answers.reduce(done, laid.game);
    const [a, b] = game.state.stack;
    if (a === undefined || b === undefined) throw new Error('nothing on the stack');
    return [game, a, b];
  };
  const skeletons = placed('Drudge Skeletons');

  it('no difference between two of a kind', () => {
    expect(() => checkAlikeOnStack(...stacked(skeletons, skeletons))).not.toThrow();
  });

  it('that the source of one has a counter', () => {
    const other = placed('Drudge Skeletons', { counters: { '+1/+1': 1 } });
    const [game, a, b] = stacked(skeletons, other);
    expect(alikeOnStack(game)).toEqual([[a], [b]]);
    expect(() => checkAlikeOnStack(game, a, b)).toThrow(Told);
  });
});

it('Two sources of effects are apart where another kind has its timestamp between theirs (613.7)', () => {
  const moons = (...names: readonly string[]) => {
    const game = laidOut(...names.map((name) => placed(name)));
    return alike(game, named(game, 'Blood Moon')).length;
  };
  expect(moons('Blood Moon', 'Urborg, Tomb of Yawgmoth', 'Blood Moon')).toBe(2);
  expect(moons('Blood Moon', 'Blood Moon', 'Urborg, Tomb of Yawgmoth')).toBe(1);
});

/** Casts a spell that targets the first bears; mana is in the pool. */
function cast(game: Game, name: string): Game {
  const [bears] = named(game, 'Grizzly Bears');
  const spell = game.state.players[0]?.hand.find(
    (id) => game.state.objects.get(id)?.printed.name === name,
  );
  if (bears === undefined || spell === undefined) throw new Error('nothing to cast');
  const target = { kind: 'targets', targets: [{ target: { object: bears } }] } as const;
  return [{ kind: 'cast', object: spell } as const, target, { kind: 'pay' } as const].reduce(
    done,
    game,
  );
}

const done = (game: Game, given: Parameters<typeof answer>[1]): Game => {
  const next = answer(game, given);
  if (next.result !== 'accepted') throw new Error(JSON.stringify(next));
  return next.game;
};

const passAll = (game: Game): Game => [0, 1, 2].reduce((now) => done(now, { kind: 'pass' }), game);
