import { describe, expect, it } from 'vitest';
import { IDLE, type Lift, type Move, moved, type Signal } from './machine';

const lift = (by: Lift['by'], names = ['Bea', 'Cleo']): Lift => ({
  what: ['o1'],
  name: 'Grizzly Bears',
  by,
  to: names.map((name) => ({ id: name.toLowerCase(), name, does: `attacks ${name}` })),
});
const run = (...signals: readonly Signal[]) => {
  let move: Move = IDLE;
  const said: string[] = [];
  let dropped: unknown;
  for (const signal of signals) {
    const next = moved(move, signal);
    move = next.move;
    if (next.said !== undefined) said.push(next.said);
    dropped = next.dropped ?? dropped;
  }
  return { move, said, dropped };
};

describe('the move machine', () => {
  it('comes to the same drop by dragging, by two presses and by keys', () => {
    const at = { kind: 'over', id: 'cleo' } as const;
    const drop = { kind: 'drop' } as const;
    const drag = run({ kind: 'lift', lift: lift('drag') }, at, drop);
    const press = run({ kind: 'lift', lift: lift('press') }, at, drop);
    const keys = run(
      { kind: 'lift', lift: lift('keys') },
      { kind: 'turn', by: 1 },
      { kind: 'turn', by: 1 },
      drop,
    );
    expect(drag.dropped).toMatchObject({ what: ['o1'], at: { id: 'cleo' } });
    expect(press.dropped).toEqual(drag.dropped);
    expect(keys.dropped).toEqual(drag.dropped);
    expect([drag.move, press.move, keys.move]).toEqual([IDLE, IDLE, IDLE]);
  });

  it('goes round the legal destinations only', () => {
    const back = run({ kind: 'lift', lift: lift('keys') }, { kind: 'turn', by: -1 });
    expect(back.move).toMatchObject({ state: 'over', at: { id: 'cleo' } });
    const round = run(
      { kind: 'lift', lift: lift('keys') },
      { kind: 'turn', by: -1 },
      { kind: 'turn', by: 1 },
    );
    expect(round.move).toMatchObject({ at: { id: 'bea' } });
  });

  it('takes what is no destination for nowhere', () => {
    const { move } = run(
      { kind: 'lift', lift: lift('drag') },
      { kind: 'over', id: 'bea' },
      { kind: 'over', id: 'ada' },
    );
    expect(move.state).toBe('lifted');
  });

  it('puts a drag back that is let go nowhere, but lets a press wait', () => {
    expect(run({ kind: 'lift', lift: lift('drag') }, { kind: 'drop' }).move).toEqual(IDLE);
    expect(run({ kind: 'lift', lift: lift('press') }, { kind: 'drop' }).move.state).toBe('lifted');
  });

  it('lifts nothing that can go nowhere', () => {
    expect(run({ kind: 'lift', lift: lift('keys', []) }).move).toEqual(IDLE);
  });

  it('speaks each transition', () => {
    const { said } = run(
      { kind: 'lift', lift: lift('keys') },
      { kind: 'turn', by: 1 },
      { kind: 'drop' },
    );
    expect(said).toEqual([
      'Grizzly Bears lifted, 2 places. Arrow keys choose, Enter drops, Escape puts it back.',
      'Over Bea: attacks Bea. 1 of 2',
      'Grizzly Bears: attacks Bea',
    ]);
    expect(run({ kind: 'lift', lift: lift('keys') }, { kind: 'cancel' }).said.at(-1)).toBe(
      'Grizzly Bears put back',
    );
  });
});
