import { describe, expect, it } from 'vitest';
import type { QuestionOf } from '../views';
import { combatWords, draftLines, pair, pairAll, pressFighter, setAgainst } from './combat.view';
import { answerOf, ringsOf, startDraft } from './draft.view';

const asked = {
  id: 'step 1',
  player: { id: 'ada', name: 'Ada', seat: 0 },
  role: 'chooses',
  words: 'Which?',
};
const choice = (id: string) => ({ id, label: id.toUpperCase() });

describe('declaring attackers', () => {
  const q: QuestionOf<'attackers'> = {
    ...asked,
    kind: 'attackers',
    none: 'No attack',
    attackers: [choice('g'), choice('h')],
    defenders: [choice('bea'), choice('cem')],
    may: { h: ['cem'] },
  };
  const start = startDraft(q);

  it('sends a pressed creature at the only one it may attack, and takes it back', () => {
    const draft = pressFighter(q, start, 'h') ?? start;
    expect(answerOf(q, draft)).toEqual({ kind: 'attackers', attacks: { h: 'cem' } });
    expect(combatWords(q, draft, 'h')).toBe('attacks CEM');
    expect(ringsOf(q, draft, 'h')).toEqual(['chosen']);
    expect(pressFighter(q, draft, 'h')?.pairs).toEqual({});
  });

  it('leaves it open whom a creature attacks that may attack several', () => {
    expect(pressFighter(q, start, 'g')).toBeUndefined();
  });

  it('changes whom it attacks, and refuses whom it may not', () => {
    const draft = pair(q, pair(q, start, 'g', 'bea'), 'g', 'cem');
    expect(draft.pairs).toEqual({ g: ['cem'] });
    expect(pair(q, start, 'h', 'bea').pairs).toEqual({});
  });

  it('sends all that may at one defender', () => {
    expect(pairAll(q, start, 'bea').pairs).toEqual({ g: ['bea'] });
    expect(pairAll(q, start, 'cem').pairs).toEqual({ g: ['cem'], h: ['cem'] });
  });

  it('draws a line for each', () => {
    expect(draftLines(q, setAgainst(q, start, ['g', 'h'], 'cem'))).toEqual([
      { from: 'g', to: 'cem' },
      { from: 'h', to: 'cem' },
    ]);
  });
});

describe('declaring blockers', () => {
  const q: QuestionOf<'blockers'> = {
    ...asked,
    kind: 'blockers',
    none: 'No blocks',
    blockers: [choice('w'), choice('v')],
    attackers: [choice('g'), choice('h')],
    most: { w: 2 },
  };

  it('sets one blocker against several attackers where it may block so many', () => {
    const both = pair(q, pair(q, startDraft(q), 'w', 'g'), 'w', 'h');
    expect(answerOf(q, both)).toEqual({ kind: 'blockers', blocks: { w: ['g', 'h'] } });
    const one = pair(q, pair(q, startDraft(q), 'v', 'g'), 'v', 'h');
    expect(one.pairs).toEqual({ v: ['h'] });
    expect(combatWords(q, both, 'w')).toBe('blocks G and H');
  });
});
