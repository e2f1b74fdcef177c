import { describe, expect, it } from 'vitest';
import { findCard } from '../../cards';
import { characteristicsOf } from '../happening/view';
import { type ObjectId, playerId } from '../kernel/ids';
import { need } from '../kernel/invariant';
import type { State } from '../kernel/state';
import { newGame } from '../setup/newGame';
import type { Placement } from '../setup/setup';
import { deriveWhole, withTimestamps } from './derive';

/** A board of two players, each object in the order of its timestamp; those named with "B:" are B's. */
function board(...names: readonly string[]): State {
  const made = newGame({
    players: [{ name: 'A' }, { name: 'B' }],
    objects: names.map((named): Placement => {
      const [, whose, name = ''] = /^(B:)?(.*)$/.exec(named) ?? [];
      return {
        kind: 'card',
        printed: need(findCard(name), name),
        owner: playerId(whose === undefined ? 0 : 1),
        zone: 'battlefield',
      };
    }),
  });
  if (made.result !== 'accepted') throw new Error(JSON.stringify(made));
  return made.game.state;
}

const named = (state: State, name: string): ObjectId =>
  need(
    state.battlefield.list().find((id) => state.objects.get(id)?.printed.name === name),
    name,
  );

const nameOf = (state: State, id: ObjectId | null): string | undefined =>
  id === null ? undefined : state.objects.get(id)?.printed.name;

/** What does not apply to an object: the layer, whose effect it is, and why. */
function idle(state: State, name: string) {
  const derived = need(deriveWhole(state, named(state, name)), name);
  return derived.steps.flatMap((step) =>
    step.step === 'idle' ? [[step.layer, nameOf(state, step.source), step.idle.why] as const] : [],
  );
}

describe('What does not apply is told with the reason', () => {
  it('the object lacks what the effect asks for', () => {
    const state = board('Serra Angel', 'B:Glorious Anthem');
    expect(idle(state, 'Serra Angel')).toEqual([['7c', 'Glorious Anthem', 'lacks']]);
    const [step] = need(deriveWhole(state, named(state, 'Serra Angel')), 'angel').steps.slice(1);
    expect(step).toMatchObject({ idle: { lacks: [{ is: 'controlledBy' }] } });
  });

  it('the ability that would generate it is gone: taken in layer 6, before layer 7c', () => {
    const state = board('Opalescence', 'Glorious Anthem', 'Humility', 'Serra Angel');
    expect(idle(state, 'Serra Angel')).toContainEqual(['7c', 'Glorious Anthem', 'lost']);
  });

  it('Urborg’s ability is gone in layer 4, taken by Blood Moon', () => {
    const state = board('Urborg, Tomb of Yawgmoth', 'Blood Moon', 'Forest');
    const derived = need(deriveWhole(state, named(state, 'Forest')), 'Forest');
    const lost = derived.steps.find((step) => step.step === 'idle' && step.idle.why === 'lost');
    expect(lost).toMatchObject({
      layer: '4',
      source: named(state, 'Urborg, Tomb of Yawgmoth'),
      idle: { layer: '4', by: named(state, 'Blood Moon') },
    });
  });

  it('nothing is told of what is not about such objects: a card in hand has no anthem', () => {
    const state = board('Glorious Anthem', 'Serra Angel');
    const derived = need(deriveWhole(state, named(state, 'Glorious Anthem')), 'anthem');
    expect(derived.steps.map(({ step }) => step)).toEqual(['start', 'idle']);
  });
});

describe('Dependencies are told with their kind (613.8a)', () => {
  const kinds = (...names: readonly string[]) => {
    const state = board(...names);
    const { dependencies } = need(deriveWhole(state, named(state, names[0] ?? '')), 'object');
    return dependencies.map(({ layer, by, loop }) => [layer, by, loop]);
  };

  it.each([
    ['Urborg, Tomb of Yawgmoth', 'Blood Moon'],
    ['Blood Moon', 'Urborg, Tomb of Yawgmoth'],
  ])('whether Urborg’s effect exists depends on Blood Moon (%s, %s)', (first, second) => {
    expect(kinds(first, second)).toEqual([['4', 'existence', false]]);
  });

  it('what Kormus Bell applies to depends on Urborg', () => {
    expect(kinds('Kormus Bell', 'Urborg, Tomb of Yawgmoth', 'Forest')).toEqual([
      ['4', 'applies', false],
    ]);
  });
});

describe('Other timestamps are tried on the same computation', () => {
  it('Humility and Opalescence: the later one sets the size of what both make a creature', () => {
    const size = (state: State) => {
      const values = need(characteristicsOf(state, named(state, 'Humility')), 'Humility');
      return `${values.power}/${values.toughness}`;
    };
    const state = board('Opalescence', 'Humility');
    expect(size(state)).toBe('1/1');
    const [opalescence, humility] = ['Opalescence', 'Humility'].map((name) => named(state, name));
    const stamps = [opalescence, humility].map(
      (id) => (id && state.objects.get(id)?.timestamp) ?? 0,
    );
    const other = withTimestamps(
      state,
      new Map([
        [`s${opalescence}`, stamps[1] ?? 0],
        [`s${humility}`, stamps[0] ?? 0],
      ]),
    );
    expect(size(other)).toBe('4/4');
    expect(size(state)).toBe('1/1');
  });
});
