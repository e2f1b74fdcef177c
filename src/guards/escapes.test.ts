import { expect, it } from 'vitest';
import { escapes } from './escapes';
import { typescriptFiles } from './source';

const tsx = (text: string) => [{ path: 'src/a.tsx', text }];

it('nothing goes around the checks', () => {
  expect(escapes(typescriptFiles(['src', 'e2e']))).toEqual([]);
});

it.each([
  "it.only('x', () => {})",
  "test.describe.skip('x', () => {})",
  "it.skip.each([1])('x', () => {})",
  "test.fixme('x')",
  '// TODO later',
  '/* FIXME */',
  '// @ts-ignore',
  '// @ts-nocheck',
  'const x = y as any',
  'const x = <p dangerouslySetInnerHTML={{ __html: y }} />',
  "node.innerHTML = 'x'",
  "const f = new Function('x')",
])('refuses %s', (text) => {
  expect(escapes(tsx(text))).toHaveLength(1);
});

it.each([
  "const x = 'TODO, it.only, innerHTML and @ts-ignore in a string'",
  'list.skip(1)',
  '// @ts-expect-error: must not compile',
  'const x = y as unknown',
  'const x = { only: true }',
])('allows %s', (text) => {
  expect(escapes(tsx(text))).toEqual([]);
});
