import { expect, it } from 'vitest';
import { findCard } from '../../cards';
import { runScenario } from '../../scenario/run/play';
import { shownBy } from './shown';

it('finds the scenarios about a rule, first those about itself', () => {
  const { scenarios } = shownBy('613.8');
  expect(scenarios.length).toBeGreaterThan(3);
  const places = scenarios.map(({ itself }) => itself);
  expect(places.lastIndexOf(true)).toBeLessThan(places.indexOf(false));
  expect(
    scenarios.every(({ scenario }) => scenario.cites?.some((n) => n.startsWith('613.8'))),
  ).toBe(true);
});

it('finds one that can be played as it stands', () => {
  const [first] = shownBy('702.33').scenarios;
  expect(first && runScenario(first.scenario, findCard)).toEqual({ result: 'pass' });
});

it('finds the cards whose text brings a rule into play', () => {
  expect(shownBy('702.20').cards).toContain('Serra Angel');
  expect(shownBy('702.20').cards).not.toContain('Grizzly Bears');
});

it('does not take one keyword for another whose number begins alike', () => {
  expect(shownBy('702.3').cards).not.toContain('Depth Defiler');
});

it('says so where nothing shows a rule', () => {
  expect(shownBy('904.1')).toEqual({ scenarios: [], cards: [] });
});
