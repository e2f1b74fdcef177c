import { describe, expect, it } from 'vitest';
import { A, B, Board, C } from '../../rulings/played';
import type { EventPattern } from '../abilities/references';
import {
  card,
  controlledBy,
  creature,
  does,
  eventAmount,
  everyone,
  gainLife,
  itself,
  pt,
  triggered,
  you,
} from '../authoring';

const watcher = (trigger: EventPattern, oneOrMore = false) =>
  card('Watcher', '{2}', 'Creature — Spirit', pt(0, 9), [
    triggered(trigger, does(gainLife(you, eventAmount)), oneOrMore ? { oneOrMore } : {}),
  ]);

/** The watcher attacks and two creatures block it, or two creatures attack two players. */
function afterCombat(
  printed: ReturnType<typeof watcher>,
  attack: readonly (readonly [string, typeof A])[],
  block: readonly string[] = [],
): Board {
  const board = Board.of(
    [
      { battlefield: [printed, 'Hill Giant', 'Grizzly Bears'] },
      { battlefield: ['Serra Angel', 'Giant Spider'] },
      {},
    ],
    { step: 'beginCombat' },
  );
  while (board.asked.kind === 'priority') board.pass();
  board.answer({
    kind: 'attackers',
    attackers: attack.map(([name, player]) => ({ object: board.find(name), whom: { player } })),
  });
  for (let asked = board.asked.kind; !dealt(board); asked = board.asked.kind) {
    if (asked !== 'declareBlockers') {
      board.pass();
      continue;
    }
    const [first] = block.length === 0 ? [] : attack;
    board.answer({
      kind: 'blockers',
      blockers: block.map((name) => ({
        object: board.find(name),
        attackers: first === undefined ? [] : [board.find(first[0])],
      })),
    });
  }
  return board;
}

const dealt = (board: Board) => board.events.some((e) => e.kind === 'damage');
const triggers = (board: Board) =>
  board.events.filter((e) => e.kind === 'step' && e.what === 'triggerWaiting').length;

const BLOCKED = ['Serra Angel', 'Giant Spider'];

describe('Damage by several sources at one time (120.4, 603.2c)', () => {
  it('An object is dealt damage once, and that much is all of it', () => {
    const board = afterCombat(
      watcher({ event: 'damage', toObject: [itself] }),
      [['Watcher', B]],
      BLOCKED,
    );
    expect(triggers(board)).toBe(1);
    expect(board.resolve().life(A)).toBe(26);
  });

  it('Each source deals damage once', () => {
    const board = afterCombat(
      watcher({ event: 'damage', source: [], toObject: [itself] }),
      [['Watcher', B]],
      BLOCKED,
    );
    expect(triggers(board)).toBe(2);
  });

  it('Each source deals combat damage to each player once', () => {
    const board = afterCombat(
      watcher({
        event: 'damage',
        source: [creature, controlledBy(you)],
        toPlayer: everyone,
        combat: true,
      }),
      [
        ['Hill Giant', B],
        ['Grizzly Bears', B],
      ],
    );
    expect(triggers(board)).toBe(2);
  });

  it('A player is dealt damage once', () => {
    const board = afterCombat(watcher({ event: 'damage', toPlayer: everyone }), [
      ['Hill Giant', B],
      ['Grizzly Bears', B],
    ]);
    expect(triggers(board)).toBe(1);
    expect(board.resolve().life(A)).toBe(25);
  });

  it('One or more creatures deal damage to a player once for each player', () => {
    const pattern: EventPattern = {
      event: 'damage',
      source: [creature, controlledBy(you)],
      toPlayer: everyone,
      combat: true,
    };
    const one = afterCombat(watcher(pattern, true), [
      ['Hill Giant', B],
      ['Grizzly Bears', B],
    ]);
    expect(triggers(one)).toBe(1);
    expect(one.resolve().life(A)).toBe(25);
    const two = afterCombat(watcher(pattern, true), [
      ['Hill Giant', B],
      ['Grizzly Bears', C],
    ]);
    expect(triggers(two)).toBe(2);
  });
});
