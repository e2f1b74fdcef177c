import { expect, it } from 'vitest';
import { findCard } from '../../cards';
import { need } from '../kernel/invariant';
import { rulesOfText } from './cited';

const rulesOf = (name: string) => [...rulesOfText(need(findCard(name), name))];

it('a card shows the rules of its keywords and of what its text does', () => {
  expect(rulesOf('Serra Angel').sort()).toEqual(['702.20', '702.9']);
  expect(rulesOf('Depth Defiler')).toEqual(
    expect.arrayContaining(['702.33a', '702.114a', '121.1']),
  );
});

it('a card without text shows none', () => {
  expect(rulesOf('Grizzly Bears')).toEqual([]);
});
