import { expect, test } from 'vitest';
import type { Scenario } from './format';
import { pathTo, readPlace, writePlace } from './pointers';

test.each([
  ['/play/7', { kind: 'entry', path: [7] }],
  ['/play/7.12', { kind: 'entry', path: [7], event: 12 }],
  ['/play/3/branch/2.0', { kind: 'entry', path: [3, 2], event: 0 }],
  ['after the copy', { kind: 'label', label: 'after the copy' }],
  ['/play/x', { kind: 'label', label: '/play/x' }],
] as const)('%s is read, and written again', (text, place) => {
  expect(readPlace(text)).toEqual(place);
  expect(writePlace(place)).toBe(text);
});

const scenario: Scenario = {
  scenario: 1,
  title: 'T',
  players: [{ name: 'A' }, { name: 'B' }],
  play: [{ pass: true }, { branch: [{ pass: true, label: 'inside' }] }],
};

test('A label is found in a branch', () => {
  expect(pathTo(scenario, readPlace('inside'))).toEqual([1, 0]);
});

test('An entry in a branch is found', () => {
  expect(pathTo(scenario, readPlace('/play/1/branch/0.3'))).toEqual([1, 0]);
});

test('What is not there is not found', () => {
  for (const text of ['/play/2', '/play/0/branch/0', '/play/1/branch/1', 'outside']) {
    expect(pathTo(scenario, readPlace(text))).toBe(undefined);
  }
});
