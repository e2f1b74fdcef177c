import { List, Map as PersistentMap } from 'immutable';
import { describe, expect, it } from 'vitest';
import { idSetOf, isTable, tableOf } from '../kernel/table';
import { decodeGame } from './game';
import { decodeValue, encodeValue } from './values';

const through = (value: unknown): unknown =>
  decodeValue(JSON.parse(JSON.stringify(encodeValue(value))));

describe('a value written and read back', () => {
  it('has its tables, sets, maps and lists again', () => {
    const value = {
      table: tableOf([[3, { a: 1 }]]),
      ids: idSetOf([5, 2]),
      map: PersistentMap([['x', 1]]),
      list: List([1, 2]),
    };
    const read = through(value) as typeof value;
    expect(isTable(read.table)).toBe(true);
    expect(read.table.get(3)).toEqual({ a: 1 });
    expect(read.ids.list()).toEqual([2, 5]);
    expect(read.map.get('x')).toBe(1);
    expect(read.list.toArray()).toEqual([1, 2]);
  });

  it('shares what it shared', () => {
    const shared = { deep: [1, 2, 3] };
    const read = through({ one: shared, two: [shared] }) as {
      one: unknown;
      two: readonly unknown[];
    };
    expect(read.one).toBe(read.two[0]);
  });

  it('keeps names that look like its own marks', () => {
    const value = { $: 1, $table: [2], $$: { $ids: 'x' } };
    expect(through(value)).toEqual(value);
    expect(through({ counters: { $: 3 } })).toEqual({ counters: { $: 3 } });
  });

  it('keeps a field named as a prototype is', () => {
    const value = JSON.parse('{"__proto__": {"a": 1}}') as object;
    expect(Object.keys(through(value) as object)).toEqual(['__proto__']);
  });

  it('is written the same for the same value, whatever the order of its ids', () => {
    const a = JSON.stringify(encodeValue(idSetOf([1, 2, 3])));
    expect(JSON.stringify(encodeValue(idSetOf([3, 1, 2])))).toBe(a);
  });
});

describe('text that is no game', () => {
  it.each([
    null,
    7,
    {},
    { version: 2 },
    { version: 1 },
    { version: 1, shared: [], value: { $: 4 } },
    { version: 1, shared: [], value: { $table: 3 } },
    { version: 1, shared: [{ $ids: ['a'] }], value: {} },
  ])('is refused without throwing: %j', (json) => {
    expect(decodeGame(json).ok).toBe(false);
  });
});
