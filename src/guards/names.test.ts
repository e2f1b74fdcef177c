import { expect, it } from 'vitest';
import { CARDS } from '../cards';
import { allValues, fullName } from '../rules/authoring';
import { BASIC_LAND_TYPES } from '../rules/authoring/language';
import { namedCards } from './names';
import { filesUnder, isTest } from './source';

const names = new Set(
  CARDS.flatMap((card) => [fullName(card), ...allValues(card).map((c) => c.name)]),
);
/** Cards whose names are land types, which the rules speak of (305.6). */
const terms = new Set(Object.keys(BASIC_LAND_TYPES));

it('the rules core calls no card of the library by its name', () => {
  const files = filesUnder(['src/rules'], /\.ts$/).filter(
    ({ path }) => !isTest(path) && !path.startsWith('src/rules/testing/'),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(namedCards(files, names, terms)).toEqual([]);
});

it.each([
  ["const is = name === 'Blood Moon';", 1],
  ['const name = `Humility`;', 1],
  ["const type = 'Island';", 0],
  ["const text = 'under Blood Moon';", 0],
])('%s', (text, found) => {
  expect(namedCards([{ path: 'src/rules/a.ts', text }], names, terms)).toHaveLength(found);
});
