import type { NumberTest } from '../../format';
import { Failed } from '../stops';

/** One value that was expected, and the one found. */
export interface Finding {
  /** What was looked at, `"power of grizzly-bears"`. */
  readonly what: string;
  readonly holds: boolean;
  readonly wanted: unknown;
  readonly found: unknown;
}

/** @throws Failed for the first finding that does not hold */
export function demand(findings: Iterable<Finding>): void {
  for (const { what, holds, wanted, found } of findings) {
    if (!holds)
      throw new Failed(wanted, found, `${what} should be ${plain(wanted)} and is ${plain(found)}`);
  }
}

/** A value in a sentence. */
export function plain(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(plain).join(', ');
  return typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
}

/** Whether a number is what is wanted: exactly, or `">=2"`, `"<=2"`. */
export function meets(found: number | null | undefined, test: NumberTest): boolean {
  if (found === null || found === undefined) return false;
  if (typeof test === 'number') return found === test;
  const [, sign = '', digits = ''] = /^\s*(>=|<=|=)?\s*(-?[0-9]+)\s*$/.exec(test) ?? [];
  const wanted = Number(digits);
  if (digits === '') return false;
  if (sign === '>=') return found >= wanted;
  return sign === '<=' ? found <= wanted : found === wanted;
}

/** Whether two lists hold the same, in whatever order. */
export function sameSet(a: readonly unknown[], b: readonly unknown[]): boolean {
  const key = (list: readonly unknown[]) => list.map((item) => JSON.stringify(item)).toSorted();
  return JSON.stringify(key(a)) === JSON.stringify(key(b));
}

export const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
