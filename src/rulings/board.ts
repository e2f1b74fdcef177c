import { findCard } from '../cards';
import type { PlayerSetup } from '../scenario/format';
import type { Outcome } from '../scenario/run/outcome';
import { runScenario } from '../scenario/run/play';
import { read } from '../scenario/schema';

/** Runs entries on a board of A (and B), as a file would. */
export function outcome(
  a: Partial<PlayerSetup>,
  play: readonly unknown[],
  b: object = {},
): Outcome {
  const scenario = read(
    JSON.stringify({
      scenario: 1,
      title: 'T',
      players: [
        { name: 'A', ...a },
        { name: 'B', ...b },
      ],
      play,
    }),
  );
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problems));
  return runScenario(scenario.scenario, findCard);
}

export const PASS: Outcome = { result: 'pass' };
