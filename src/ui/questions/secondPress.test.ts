import { expect, test } from 'vitest';
import { watchPresses } from './secondPress';

test('the second press of a double click is none of its own', () => {
  const isSecond = watchPresses();
  expect(isSecond({ detail: 1, timeStamp: 1000 })).toBe(false);
  expect(isSecond({ detail: 2, timeStamp: 1150 })).toBe(true);
});

test('who goes on pressing is heard', () => {
  const isSecond = watchPresses();
  const heard = [1, 2, 3, 4, 5].filter((detail) => !isSecond({ detail, timeStamp: detail * 300 }));
  expect(heard).toEqual([1, 3, 5]);
});

test('a key, which counts no presses, always answers', () => {
  const isSecond = watchPresses();
  expect(isSecond({ detail: 0, timeStamp: 1000 })).toBe(false);
  expect(isSecond({ detail: 0, timeStamp: 1010 })).toBe(false);
});
