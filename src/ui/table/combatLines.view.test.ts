import { expect, it } from 'vitest';
import { combatLine, type End, lanesOf } from './combatLines.view';

const card = (left: number, top: number, side: End['side'], front = true): End => ({
  box: { left, right: left + 100, top, bottom: top + 140 },
  side,
  front,
  gutter: 900,
});

it('runs from an attacker along the combat line to a blocker’s edge', () => {
  const line = combatLine(card(100, 400, 'near'), card(500, 200, 'far'), 370);
  expect(line).toEqual({ d: 'M159 397V370H541V345', x: 541, y: 345 });
});

it('goes round the front row to what lies behind it', () => {
  const line = combatLine(card(100, 400, 'near'), card(500, 20, 'far', false), 370);
  expect(line.d).toBe('M159 397V370H900V170H541V165');
});

it('ends beside a player', () => {
  const player: End = {
    box: { left: 920, right: 980, top: 100, bottom: 120 },
    side: 'beside',
    front: false,
    gutter: 906,
  };
  expect(combatLine(card(100, 400, 'near'), player, 370)).toEqual({
    d: 'M159 397V370H906V110H913',
    x: 913,
    y: 110,
  });
});

it('gives each target a lane in the gap, in the middle and never outside', () => {
  const lanes = lanesOf(['bea', 'cleo', 'bea'], { top: 340, bottom: 400 });
  expect([...lanes.values()]).toEqual([367, 373]);
  const narrow = lanesOf(['a', 'b', 'c'], { top: 368, bottom: 372 });
  expect(Math.min(...narrow.values())).toBeGreaterThanOrEqual(368);
});
