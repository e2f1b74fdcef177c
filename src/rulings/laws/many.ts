import { expect } from 'vitest';
import type { CardDefinition } from '../../rules';
import { walk } from './walk';

/** Walks through random games from a seed on until so many decisions were taken; a breach names its seed. */
export function walkMany(
  firstSeed: number,
  wanted: number,
  cards?: readonly CardDefinition[],
): void {
  let decisions = 0;
  for (let seed = firstSeed; decisions < wanted; seed += 1) {
    try {
      decisions += walk(seed, cards).decisions;
    } catch (error) {
      throw new Error(`seed ${seed}: ${String(error)}`, { cause: error });
    }
  }
  expect(decisions).toBeGreaterThanOrEqual(wanted);
}

/** Decisions in each of the two files of law tests, which run side by side; LAW_DECISIONS asks for more. */
export const DECISIONS = Number(process.env.LAW_DECISIONS ?? 10_000);
