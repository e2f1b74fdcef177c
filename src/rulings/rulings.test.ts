import { describe, expect, it } from 'vitest';
import { findCard } from '../cards';
import { runScenario } from '../scenario/run/play';
import { read } from '../scenario/schema';
import { lawFaults } from './lawful';
import { rulings } from './scenarioFiles';

/** Each ruling that we hold ourselves to is a scenario file, and each file is a test of its own; the laws hold on its way. */
describe('rulings', () => {
  it.each(rulings.map(({ name, text }) => ({ name, text, title: titleOf(text) })))(
    '$title ($name)',
    ({ text }) => {
      const scenario = read(text);
      if (!scenario.ok) throw new Error(JSON.stringify(scenario.problems));
      const faults: string[] = [];
      const outcome = runScenario(scenario.scenario, findCard, (played) => {
        faults.push(...lawFaults(played));
      });
      expect({ outcome, faults }).toEqual({ outcome: { result: 'pass' }, faults: [] });
    },
  );
});

function titleOf(text: string): string {
  const scenario = read(text);
  return scenario.ok ? scenario.scenario.title : 'unreadable';
}
