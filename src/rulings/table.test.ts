import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulings } from './scenarioFiles';
import { MECHANICS } from './table/mechanics';
import { meetings, tableText } from './table/meetings';

describe('The table of mechanics', () => {
  it('says of every pair in which ruling they meet, or that they do not (npm run meetings)', () => {
    const written = readFileSync(join(import.meta.dirname, 'MECHANICS.md'), 'utf8');
    expect(tableText(rulings)).toBe(written);
  });

  it('has each pair once', () => {
    const pairs = meetings(rulings).map(({ meets, not }) => meets.length + not.length);
    const n = MECHANICS.length;
    expect(pairs.reduce((sum, one) => sum + one, 0)).toBe((n * (n - 1)) / 2);
  });

  it('has rulings about every mechanic', () => {
    expect(meetings(rulings).filter(({ rulings: number }) => number === 0)).toEqual([]);
  });

  const ruling = (cites: readonly string[], ...cards: readonly string[]) => ({
    name: 'x/y.scenario.json',
    text: JSON.stringify({ cites, players: [{ battlefield: cards }] }),
  });
  const met = (cites: readonly string[], ...cards: readonly string[]) =>
    meetings([ruling(cites, ...cards)]).flatMap(({ of, meets }) =>
      meets.map(({ other }) => `${of} + ${other}`),
    );

  it('finds a mechanic by a rule that is cited and by a card that has it', () => {
    expect(met(['714.2b'], 'Clone')).toContain('copies of permanents + Sagas');
    expect(met(['714.2b', '725.2'])).toEqual(['Sagas + the monarch']);
  });

  it('lets no two mechanics meet of which the ruling cites neither', () => {
    expect(met(['500.1'], 'Clone', "Urza's Saga")).toEqual([]);
    expect(met(['702.4b', '725.2'])).toEqual([]);
  });
});
