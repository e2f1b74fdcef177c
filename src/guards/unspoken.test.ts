import { expect, it } from 'vitest';
import { filesUnder } from './source';
import { unspoken } from './unspoken';

const tsx = (text: string) => [{ path: 'src/ui/a.tsx', text }];

it('no control is out of use without its reason, or where keys don’t come', () => {
  expect(unspoken(filesUnder(['src/ui'], /\.tsx$/))).toEqual([]);
});

it.each([
  '<button type="button" disabled>Go</button>',
  '<button type="button" disabled={!ready}>Go</button>',
  '<button type="button" aria-disabled={!ready}>Go</button>',
])('refuses %s', (text) => {
  expect(unspoken(tsx(text))).toHaveLength(1);
});

it.each([
  '<button aria-disabled={!ready} title="Choose first">Go</button>',
  '<button aria-disabled={!ready} aria-describedby={id}>Go</button>',
  '<Menu.Item aria-disabled={refused}><small>{refused}</small></Menu.Item>',
  '// a disabled one',
])('allows %s', (text) => {
  expect(unspoken(tsx(text))).toEqual([]);
});
