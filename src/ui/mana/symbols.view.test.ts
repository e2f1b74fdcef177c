import { expect, it } from 'vitest';
import { costWords, piecesOf, spoken } from './symbols.view';

it('says a cost in words', () => {
  expect(costWords('{3}{U}{U}')).toBe('3 generic, two blue');
  expect(costWords('{X}{2/W}{U/P}{G/U}{C}')).toBe(
    'X, one two generic or white, one Phyrexian blue, one green or blue, one colourless',
  );
  expect(costWords('')).toBe('no mana');
});

it('cuts a text at its symbols and never loses a letter', () => {
  expect(piecesOf('{T}: add {G}{G} <b>')).toHaveLength(4);
  expect(spoken('{T}: add {G}')).toBe('tap: add one green');
  expect(spoken('{not a symbol} {')).toBe('{not a symbol} {');
});
