import { expect, it } from 'vitest';
import { columnsOf } from './columns';

it('few steps stand side by side', () => {
  const { numbers, folds, width } = columnsOf([0, 3]);
  expect(numbers).toEqual([0, 1, 2, 3]);
  expect(folds).toEqual([]);
  expect(width).toBe(4);
});

it('a long run is one fold, however long', () => {
  const { numbers, folds, width } = columnsOf([0, 5000]);
  expect(numbers).toEqual([0, 5000]);
  expect(folds).toEqual([{ column: 1, count: 4999, after: 0, before: 5000 }]);
  expect(width).toBe(3);
});

it('where there is much to draw, runs that would stay open fold too', () => {
  const { folds } = columnsOf([0, 4, 8, 12, 16]);
  expect(folds).toHaveLength(4);
});
