import { expect, test } from 'vitest';
import { Travel } from './travel';

const at = (clientX: number, clientY = 0) => ({ clientX, clientY });

test('a pointer that moves goes somewhere', () => {
  expect(new Travel().goes(at(1))).toBe(true);
});

test('after a press it goes somewhere only when it has left the place', () => {
  const travel = new Travel();
  travel.stays(at(100, 100));
  expect(travel.goes(at(102, 101)), 'a hand shakes').toBe(false);
  expect(travel.goes(at(110, 100))).toBe(true);
  expect(travel.goes(at(101, 100)), 'and may then come back').toBe(true);
});

test('after a key it has to leave the place where it last was', () => {
  const travel = new Travel();
  travel.goes(at(50));
  travel.stays();
  expect(travel.goes(at(51))).toBe(false);
  expect(travel.goes(at(90))).toBe(true);
});
