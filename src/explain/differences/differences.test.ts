import { describe, expect, it } from 'vitest';
import { Board, TO_B } from '../../rulings/played';
import { type Difference, differences, marksIn, missingIn } from '.';

const start = () =>
  Board.of(
    [
      { hand: ['Lightning Bolt', 'Giant Growth', 'Raise the Alarm'] },
      { battlefield: ['Grizzly Bears', 'Serra Angel'] },
    ],
    { step: 'main1' },
  );

const compared = (fork: Board, ...boards: readonly Board[]): readonly Difference[] =>
  differences(
    fork.game,
    boards.map(({ game }) => game),
  );

const about = (rows: readonly Difference[], what: string) =>
  rows.find((row) => row.what === what)?.cells;

/** A Bolt to the face, and the same Bolt to the Bears. */
function bolted() {
  const fork = start();
  const bears = fork.find('Grizzly Bears');
  const bolt = fork.find('Lightning Bolt');
  const face = fork
    .fork()
    .cast(bolt, { targets: [[TO_B]] })
    .resolveAll();
  const bear = fork
    .fork()
    .cast(bolt, { targets: [[bears]] })
    .resolveAll();
  return { fork, bears, face, bear, rows: compared(fork, face, bear) };
}

describe('positions after one fork', () => {
  it('differ in the life that one of them cost', () => {
    expect(about(bolted().rows, "B's life")).toEqual(['17', '20']);
  });

  it('know a card again wherever it went', () => {
    expect(about(bolted().rows, 'Grizzly Bears')).toEqual([
      'on the battlefield, 2/2',
      "in B's graveyard",
    ]);
  });

  it('tell nothing of what is the same in both', () => {
    const { rows, fork, face } = bolted();
    expect(about(rows, 'Serra Angel')).toBeUndefined();
    expect(about(rows, 'Lightning Bolt')).toBeUndefined();
    expect(compared(fork, face, face)).toEqual([]);
  });

  it('mark the card that is there in only one, and name it as missing in the other', () => {
    const { rows, bears, face, bear } = bolted();
    expect([...marksIn(rows, 0)]).toEqual([[bears, 'only']]);
    const onBattlefield = (column: number, id: typeof bears) =>
      [face, bear][column]?.zoneOf(id) === 'battlefield';
    expect(missingIn(rows, 0, onBattlefield)).toEqual([]);
    expect(missingIn(rows, 1, onBattlefield)).toMatchObject([
      { what: 'Grizzly Bears', column: 0, id: bears },
    ]);
  });
});

it('differ in the numbers of a creature that is there in both', () => {
  const fork = start();
  const growth = fork.find('Giant Growth');
  const angel = fork.find('Serra Angel');
  const grown = fork
    .fork()
    .cast(growth, { targets: [[angel]] })
    .resolveAll();
  const rows = compared(fork, fork, grown);
  expect(about(rows, 'Serra Angel')).toEqual(['4/4', '7/7']);
  expect([...marksIn(rows, 1)]).toContainEqual([angel, 'other']);
});

it('pair tokens that both made, though neither was there at the fork', () => {
  const fork = start();
  const alarm = fork.find('Raise the Alarm');
  const bears = fork.find('Grizzly Bears');
  const first = fork.fork().cast(alarm).resolveAll();
  const second = fork
    .fork()
    .cast(fork.find('Lightning Bolt'), { targets: [[bears]] })
    .resolveAll()
    .cast(alarm)
    .resolveAll();
  expect(compared(fork, first, second).filter(({ what }) => /token/.test(what))).toEqual([]);
});

it('tell what lies on the stack in only one', () => {
  const fork = start();
  const waiting = fork.fork().cast(fork.find('Lightning Bolt'), { targets: [[TO_B]] });
  const row = compared(fork, fork, waiting).find(({ what }) => what === 'Lightning Bolt');
  expect(row?.cells[1]).toContain('on the stack');
  expect(row?.cells[0]).toBe("in A's hand");
});

it('compares three at once', () => {
  const { fork, face, bear } = bolted();
  expect(about(compared(fork, fork, face, bear), "B's life")).toEqual(['20', '17', '20']);
});
