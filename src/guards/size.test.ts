import { expect, it } from 'vitest';
import { MOST_LINES, sizeBreaches } from './size';
import { typescriptFiles } from './source';

const long = { path: 'src/a.ts', text: 'x\n'.repeat(MOST_LINES + 1) };

it('no file is too long', () => {
  expect(sizeBreaches(typescriptFiles())).toEqual([]);
});

it('refuses a long file, a stale exception and one exception too many', () => {
  expect(sizeBreaches([long], {}, 0)).toEqual(['src/a.ts: 301 lines']);
  expect(sizeBreaches([], { 'src/a.ts': 'a table' }, 1)).toHaveLength(1);
  expect(sizeBreaches([long], { 'src/a.ts': 'a table' }, 0)).toHaveLength(1);
});

it('allows a file of just that length, a generated one and an exception', () => {
  expect(sizeBreaches([{ path: 'src/a.ts', text: 'x\n'.repeat(MOST_LINES) }], {}, 0)).toEqual([]);
  expect(sizeBreaches([{ ...long, text: `// generated\n${long.text}` }], {}, 0)).toEqual([]);
  expect(sizeBreaches([long], { 'src/a.ts': 'a table' }, 1)).toEqual([]);
});
