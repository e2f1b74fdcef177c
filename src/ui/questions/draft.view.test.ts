import { describe, expect, it } from 'vitest';
import type { QuestionView } from '../views';
import { answerOf, missing, move, press, ringsOf, startDraft } from './draft.view';

const asked = {
  id: 'q',
  player: { id: 'a', name: 'Ada', seat: 0 },
  role: 'chooses',
  words: 'Which?',
};
const choice = (id: string, refused = false) => ({
  id,
  label: id.toUpperCase(),
  ...(refused && { refused: { reason: 'no' } }),
});

describe('choosing a crew', () => {
  const q: QuestionView = {
    ...asked,
    kind: 'objects',
    min: 0,
    max: 3,
    choices: [choice('x'), choice('y'), choice('z')],
    need: { least: 3, of: { x: 1, y: 2, z: 4 } },
    proposed: ['z'],
  };

  it('begins with what is proposed', () => {
    expect(startDraft(q).chosen).toEqual(['z']);
    expect(missing(q, startDraft(q))).toBeUndefined();
  });

  it('says how much power is there and how much is needed', () => {
    const none = press(q, startDraft(q), 'z') ?? startDraft(q);
    expect(missing(q, none)).toBe('choose creatures with total power 3');
    expect(missing(q, press(q, none, 'x') ?? none)).toBe('power 1 of 3: choose more');
  });
});

describe('choosing objects', () => {
  const q: QuestionView = {
    ...asked,
    kind: 'objects',
    min: 1,
    max: 2,
    choices: [choice('x'), choice('y'), choice('z'), choice('no', true)],
  };

  it('takes what may be chosen and lets the oldest go beyond the most', () => {
    const start = startDraft(q);
    const one = press(q, start, 'x') ?? start;
    const three = ['y', 'z'].reduce((draft, id) => press(q, draft, id) ?? draft, one);
    expect(three.chosen).toEqual(['y', 'z']);
    expect(answerOf(q, three)).toEqual({ kind: 'objects', chosen: ['y', 'z'] });
  });

  it('leaves the refused and the foreign alone', () => {
    expect(press(q, startDraft(q), 'no')).toBeUndefined();
    expect(press(q, startDraft(q), 'elsewhere')).toBeUndefined();
    expect(ringsOf(q, startDraft(q), 'no')).toEqual([]);
    expect(ringsOf(q, startDraft(q), 'x')).toEqual(['may']);
  });

  it('says what is missing', () => {
    expect(missing(q, startDraft(q))).toBe('choose 1');
  });
});

it('orders by moving', () => {
  const q: QuestionView = {
    ...asked,
    kind: 'order',
    first: '',
    last: '',
    choices: [choice('1'), choice('2'), choice('3')],
  };
  const moved = move(move(startDraft(q), '3', -1), '1', 5);
  expect(moved.chosen).toEqual(['3', '2', '1']);
});

it('divides exactly', () => {
  const q: QuestionView = {
    ...asked,
    kind: 'divide',
    total: 3,
    least: 1,
    unit: 'damage',
    choices: [choice('1'), choice('2')],
  };
  const draft = startDraft(q);
  expect(missing(q, draft)).toBe('1 left to divide');
  expect(missing(q, { ...draft, amounts: { 1: 2, 2: 1 } })).toBeUndefined();
});
