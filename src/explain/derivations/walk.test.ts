import { describe, expect, it } from 'vitest';
import { findCard, findToken } from '../../cards';
import { newGame, type ObjectId, type State } from '../../rules';
import { playerId } from '../../rules/kernel/ids';
import type { Placement } from '../../rules/setup/setup';
import { dependenciesOf, otherOrders, stampsOf, walkWithStamps } from './order';
import { type Walk, walk } from './walk';
import { WALKS, type WalkOf } from './walkFields';
import { firstWalk, walksOf } from './walks';

type Placed = Partial<Omit<Placement, 'printed'>> & { readonly name: string };

/** Objects on the battlefield in the order of their timestamps: Ada's, or Bea's where it is said. */
function table(...placed: readonly (Placed | string)[]): {
  readonly state: State;
  readonly ids: readonly ObjectId[];
} {
  const made = newGame({
    players: [{ name: 'Ada' }, { name: 'Bea' }],
    objects: placed.map((one) => {
      const { name, ...more } = typeof one === 'string' ? { name: one } : one;
      const printed = findCard(name) ?? findToken(name);
      if (printed === undefined) throw new Error(name);
      return { kind: 'card', owner: playerId(0), zone: 'battlefield', printed, ...more };
    }),
  });
  if (made.result !== 'accepted') throw new Error(made.result);
  return { state: made.game.state, ids: made.made.map((m) => m.object) };
}

const bea = { owner: playerId(1) };

function walkOf(state: State, id: ObjectId | undefined, of: WalkOf): Walk {
  const shown = id === undefined ? null : walk(state, id, of);
  if (shown === null) throw new Error('no walk');
  return shown;
}

/** The walk of a value of the first object, each row in short. */
function rows(of: WalkOf, ...placed: readonly (Placed | string)[]): readonly string[] {
  const { state, ids } = table(...placed);
  return walkOf(state, ids[0], of).rows.map(({ row, layers, head, source, remark, after }) =>
    [
      row === 'off' ? `(${layers}` : layers,
      head,
      source && `by ${source.name}`,
      remark,
      after && `= ${after}`,
    ]
      .filter(Boolean)
      .join(' '),
  );
}

describe('The walk', () => {
  it('starts with what is printed, folds silent layers, and ends in the value', () => {
    expect(rows('size', 'Serra Angel', 'Glorious Anthem')).toEqual([
      'Printed = 4/4',
      '1–6 Nothing here changes power or toughness',
      '7a, 7b Nothing defines or sets them',
      '7c +1/+1 by Glorious Anthem = 5/5',
      '7d Nothing here changes power or toughness',
    ]);
  });

  it('strikes what does not apply, with what the object lacks', () => {
    const shown = rows('size', 'Serra Angel', { name: 'Glorious Anthem', ...bea });
    expect(shown).toContain('(7c +1/+1 by Glorious Anthem Bea does not control it');
  });

  it('strikes an effect of which the ability was lost before, with what took it', () => {
    const shown = rows('size', 'Serra Angel', 'Opalescence', 'Glorious Anthem', 'Humility');
    expect(shown).toContain(
      '(7c +1/+1 by Glorious Anthem the ability is gone: lost in layer 6 by Humility',
    );
  });

  it('tells counters without a source, and what defines a value as its own', () => {
    expect(rows('size', { name: 'Grizzly Bears', counters: { '+1/+1': 2 } })).toContain(
      '7c Two +1/+1 counters = 4/4',
    );
    expect(rows('size', 'Maro', { name: 'Island', zone: 'hand' })).toContain(
      '7a Its own ability defines it = 1/1',
    );
  });

  it('tells an effect that has no effect here as such', () => {
    expect(rows('types', 'Swamp', 'Urborg, Tomb of Yawgmoth')).toContain(
      '4 Is also a Swamp by Urborg, Tomb of Yawgmoth changes nothing here = Basic Land — Swamp',
    );
  });

  it('names each value of what it is about: an ability has none but its controller', () => {
    const { state, ids } = table('Serra Angel', 'Forest');
    expect(walksOf(state, ids[0] as ObjectId)).toContain('size');
    expect(walksOf(state, ids[1] as ObjectId)).not.toContain('size');
  });

  it('begins with the first value that something changed', () => {
    const { state, ids } = table('Forest', 'Urborg, Tomb of Yawgmoth');
    expect(firstWalk(state, ids[0] as ObjectId)).toBe('types');
  });

  it('every walk of everything ends in its value', () => {
    const { state, ids } = table(
      'Serra Angel',
      'Humility',
      'Opalescence',
      'Blood Moon',
      'Urborg, Tomb of Yawgmoth',
      { name: 'Goblin Token', kind: 'token' },
      { name: 'Shock', zone: 'graveyard' },
    );
    for (const id of ids) {
      for (const of of WALKS) {
        const { rows: all, value } = walkOf(state, id, of);
        const last = all.filter(({ after }) => after !== undefined).at(-1);
        expect(last?.after).toBe(value);
        for (const { row, cites } of all) if (row !== 'fold') expect(cites).not.toEqual([]);
      }
    }
  });
});

describe('Dependencies beside the order of time', () => {
  it.each([
    [['Blood Moon', 'Urborg, Tomb of Yawgmoth'], /comes before Urborg, .* as well\.$/],
    [
      ['Urborg, Tomb of Yawgmoth', 'Blood Moon'],
      /comes before Blood Moon .*; it waits all the same\.$/,
    ],
  ] as const)('Urborg waits for Blood Moon: whether it exists (%j)', (order, byTime) => {
    const { state, ids } = table('Forest', ...order);
    const shown = walkOf(state, ids[0], 'types');
    expect(shown.value).toBe('Basic Land — Forest');
    const [line, ...others] = dependenciesOf(state, ids[0] as ObjectId, shown);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ kind: 'whether it exists', cites: ['613.8a'] });
    expect(line?.waits.name).toBe('Urborg, Tomb of Yawgmoth');
    expect(line?.byTime).toMatch(byTime);
    expect(otherOrders(state, ids[0] as ObjectId, shown)).toEqual([]);
  });
});

describe('Other orders of time', () => {
  it('Humility and Opalescence: which came first decides the size of both', () => {
    const { state, ids } = table('Humility', 'Opalescence');
    const shown = walkOf(state, ids[0], 'size');
    expect(shown.value).toBe('4/4');
    const [other] = otherOrders(state, ids[0] as ObjectId, shown);
    expect(other?.value).toBe('1/1');
    expect(other?.words).toMatch(
      /^Had Opalescence .* come before Humility .*, it would be 1\/1\.$/,
    );
    const tried = walkWithStamps(state, ids[0] as ObjectId, shown, other?.stamps ?? []);
    expect(tried?.walk.value).toBe('1/1');
    expect(tried?.words).toBe(
      'Only supposed: in the order Opalescence, then Humility, it would be 1/1 instead of 4/4.',
    );
    expect(walkOf(state, ids[0], 'size').value).toBe('4/4');
  });

  it('what has a timestamp stands in the order of time', () => {
    const { state, ids } = table('Humility', 'Opalescence', 'Glorious Anthem');
    const shown = walkOf(state, ids[0], 'size');
    expect(stampsOf(shown).map(({ name }) => name)).toEqual([
      'Humility',
      'Opalescence',
      'Glorious Anthem',
    ]);
  });
});
