import { describe, expect, it } from 'vitest';
import type { QuestionOf } from '../views';
import { startDraft } from './draft.view';
import { countAgainst, fighterRows, idle, setCount } from './fighters.view';

const q: QuestionOf<'attackers'> = {
  id: 's',
  player: { id: 'p0', name: 'Ada', seat: 0 },
  role: 'chooses',
  words: '',
  kind: 'attackers',
  none: 'Attack with none',
  attackers: [
    ...['1', '2', '3'].map((id) => ({ id, label: 'Goblin token', note: '1/1' })),
    { id: '4', label: 'Goblin token', note: '2/2' },
  ],
  defenders: [
    { id: 'bea', label: 'Bea' },
    { id: 'cleo', label: 'Cleo' },
  ],
};

describe('many attackers', () => {
  it('lie in one row where they look the same', () => {
    expect(fighterRows(q).map(({ members }) => members.length)).toEqual([3, 1]);
  });

  it('are shared out among defenders by number', () => {
    const [row] = fighterRows(q);
    const members = row?.members ?? [];
    const two = setCount(q, startDraft(q), members, 'bea', 2);
    const all = setCount(q, two, members, 'cleo', 5);
    expect(countAgainst(members, all, 'bea')).toBe(2);
    expect(countAgainst(members, all, 'cleo')).toBe(1);
    expect(idle(members, setCount(q, all, members, 'bea', 0))).toHaveLength(2);
  });
});
