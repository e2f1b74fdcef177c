import { expect, it } from 'vitest';
import type { Question } from '../../rules';
import { objectId, playerId } from '../../rules/kernel/ids';
import { madeUpNames } from '../testing/madeUp';
import { questionWords } from './questionText';

const shock = objectId(1);
const anthem = objectId(2);
const names = madeUpNames(['Ada'], { 1: { name: 'Shock' }, 2: { name: 'Glorious Anthem' } });

it.each([
  ['instruction', shock, 'Not modelled here: do by hand what Shock says, then go on'],
  [
    'event',
    anthem,
    'Not modelled here: Glorious Anthem may trigger on this or change it. Go on, and do by hand what it says',
  ],
  [
    'rule',
    anthem,
    'Not modelled here: Glorious Anthem may have a say in this. Do by hand what it says, and go on',
  ],
] as const)('a text that could not be read, as an %s, is asked about', (reach, about, words) => {
  const question: Question = {
    kind: 'unread',
    player: playerId(0),
    text: 'Solve it.',
    reach,
    about,
    cites: [],
  };
  expect(questionWords(question, names)).toBe(words);
});
