import { expect, it } from 'vitest';
import { impurities } from './purity';
import { typescriptFiles } from './source';

const rules = (text: string) => [{ path: 'src/rules/a.ts', text }];

it('the rules reach for no clock, chance, storage or screen', () => {
  expect(impurities(typescriptFiles(['src/rules']))).toEqual([]);
});

it.each([
  'const now = Date.now()',
  'const now = new Date()',
  'const die = Math.random()',
  "const die = Math['random']()",
  'const { random } = Math',
  'const x = { Date }',
  'const t = performance.now()',
  'localStorage.x = 1',
  'const { title } = document',
  'setTimeout(() => {}, 1)',
  'console.log(1)',
  'const x = process.env',
  ['const x = `$', '{Date.now()}`'].join(''),
  'names.sort((a, b) => a.localeCompare(b))',
])('refuses %s', (text) => {
  expect(impurities(rules(text))).toHaveLength(1);
});

it.each([
  '// Date, Math.random and window in a remark',
  "const x = 'Date and document'",
  'const x = step.process',
  'const x = { window: 1, document: 2 }',
  'interface X { readonly performance: number }',
  'const x = Math.max(1, 2)',
])('allows %s', (text) => {
  expect(impurities(rules(text))).toEqual([]);
});

it('leaves tests and the other folders alone', () => {
  const text = 'const now = Date.now()';
  expect(
    impurities([
      { path: 'src/rules/a.test.ts', text },
      { path: 'src/ui/a.ts', text },
    ]),
  ).toEqual([]);
});
