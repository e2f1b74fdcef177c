import { describe, expect, it } from 'vitest';
import { findCard } from '../cards';
import { runScenario } from '../scenario/run/play';
import { read } from '../scenario/schema';
import { rulings } from './scenarioFiles';

/** Each ruling that we hold ourselves to is a scenario file, and each file is a test of its own. */
describe('rulings', () => {
  it.each(rulings.map(({ name, text }) => ({ name, text, title: titleOf(text) })))(
    '$title ($name)',
    ({ text }) => {
      const scenario = read(text);
      if (!scenario.ok) throw new Error(JSON.stringify(scenario.problems));
      expect(runScenario(scenario.scenario, findCard)).toEqual({ result: 'pass' });
    },
  );
});

function titleOf(text: string): string {
  const scenario = read(text);
  return scenario.ok ? scenario.scenario.title : 'unreadable';
}
