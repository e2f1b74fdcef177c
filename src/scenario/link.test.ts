import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { expect, test } from 'vitest';
import { seeds } from '../rulings/scenarioFiles';
import { toBase64Url } from './base64url';
import type { Scenario } from './format';
import { readLink, writeLink } from './link';
import { read } from './schema';

const scenario: Scenario = {
  scenario: 1,
  title: 'A lone Forest, “tapped”',
  players: [{ name: 'A', battlefield: ['Forest'] }, { name: 'B' }],
  play: [{ tap: 'forest', label: 'here & now' }],
};
const packed = (text: string) => `#s=${toBase64Url(deflateSync(new TextEncoder().encode(text)))}`;

function messages(hash: string): readonly string[] {
  return readLink(hash).problems.map(({ message }) => message);
}

test.each(seeds)('$name is the same through a link', ({ text }) => {
  const file = read(text);
  expect(file.ok && readLink(writeLink(file.scenario))).toEqual({ ...file, problems: [] });
});

test('A link points at a step by its label', () => {
  const hash = writeLink(scenario, { kind: 'label', label: 'here & now' });
  expect(hash).toContain('&at=here%20%26%20now');
  expect(readLink(hash)).toMatchObject({ ok: true, at: { kind: 'label', label: 'here & now' } });
});

test('A link points at an event by the entry and its number', () => {
  const hash = writeLink(scenario, { kind: 'entry', path: [0], event: 12 });
  expect(readLink(hash)).toMatchObject({ ok: true, at: { kind: 'entry', path: [0], event: 12 } });
});

test('A step that is not there is told, and the scenario is read all the same', () => {
  const result = readLink(`${writeLink(scenario)}&at=/play/7.12`);
  expect(result.ok).toBe(true);
  expect(result.problems[0]?.message).toBe('The scenario has no step "/play/7.12".');
  expect(messages(`${writeLink(scenario)}&at=%`)).toEqual(['The step in the link cannot be read.']);
});

test('A link without a scenario says so', () => {
  expect(messages('#at=/play/1')).toEqual(['The link holds no scenario.']);
  expect(messages('')).toEqual(['The link holds no scenario.']);
});

test('A link with signs that do not belong says so', () => {
  expect(messages('#s=a*b')[0]).toContain('signs that do not belong');
});

test('A link that is cut off says so', () => {
  const hash = writeLink(scenario);
  expect(messages(hash.slice(0, -8))[0]).toContain('damaged');
});

test('A link to what is no scenario says why', () => {
  expect(messages(packed('{"scenario": 1}'))[0]).toContain('needs "title"');
});

test('A link that unpacks to more than 4 MB is stopped', () => {
  expect(messages(packed(' '.repeat(5 * 1024 * 1024)))).toEqual([
    'The link unpacks to more than 4 MB, and 4 MB is the limit.',
  ]);
});

test('A link that would unpack to very much is stopped early', () => {
  const zeros = deflateSync(new Uint8Array(300 * 1024 * 1024), { level: 9 });
  const before = process.memoryUsage().arrayBuffers;
  expect(messages(`#s=${toBase64Url(zeros)}`)[0]).toContain('more than 4 MB');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024);
}, 120_000);

test('Reading any link throws nothing', () => {
  const hash = writeLink(scenario);
  fc.assert(fc.property(fc.string(), (text) => void readLink(text)));
  fc.assert(fc.property(fc.base64String(), (text) => void readLink(`#s=${text}&at=${text}`)));
  fc.assert(
    fc.property(fc.nat(hash.length), fc.string({ maxLength: 2 }), (at, put) => {
      readLink(hash.slice(0, at) + put + hash.slice(at + 1));
    }),
    { numRuns: 500 },
  );
});
