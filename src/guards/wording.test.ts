import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { filesUnder, isTest } from './source';
import { copied } from './wording';

// The official texts stand beside the repository on our machines only; elsewhere there is nothing
// to compare with.
const data = '../shared/data';
const read = (name: string): Buffer =>
  existsSync(`${data}/${name}`) ? readFileSync(`${data}/${name}`) : Buffer.alloc(0);

it('no sentence of the Comprehensive Rules stands in the tree', () => {
  const rules = read('comprehensive-rules.txt').toString('utf8');
  expect(copied(filesUnder(['src', 'e2e'], /\.(tsx?|json|css|md)$/), rules, 12)).toEqual([]);
}, 60_000);

it('no Oracle text is shipped', () => {
  const packed = read('oracle-cards.jsonl.gz');
  const texts = packed.length === 0 ? '' : gunzipSync(packed).toString('utf8');
  const lines = texts.replaceAll('\\n', '\n');
  const shipped = filesUnder(['src'], /\.(tsx?|json)$/).filter(
    ({ path }) => !isTest(path) && !path.startsWith('src/rulings/'),
  );
  expect(copied(shipped, lines, 16)).toEqual([]);
}, 60_000);

const sentence =
  'A made-up player may put one made-up counter on each made-up permanent they control.';

it.each([
  ['a string', `const x = '${sentence}'`],
  ['a template', `const x = \`so: ${sentence} \${y}\``],
  ['text between tags', `const x = <p>${sentence}</p>`],
  [
    'a comment',
    `/**\n * a made-up player may put one made-up counter\n * on each made-up permanent they control\n */`,
  ],
])('refuses a sentence in %s', (_, text) => {
  expect(copied([{ path: 'src/a.tsx', text }], `1. ${sentence}`, 12)).toHaveLength(1);
});

it('allows what is shorter or put otherwise', () => {
  const text =
    "const x = 'one made-up counter on each made-up permanent they control, said otherwise'";
  expect(copied([{ path: 'src/a.ts', text }], sentence, 12)).toEqual([]);
});
