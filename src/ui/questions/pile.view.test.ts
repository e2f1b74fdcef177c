import { describe, expect, it } from 'vitest';
import type { Id, QuestionOf } from '../views';
import { startDraft } from './draft.view';
import { pressPile } from './pile.view';

const asked = { id: 'q', player: { id: 'p0', name: 'Ada', seat: 0 }, role: '', words: '' };
const ids = (count: number): Id[] => Array.from({ length: count }, (_, nth) => `o${nth}`);
const choices = (all: readonly Id[]) => all.map((id) => ({ id, label: 'Goblin' }));

function objects(count: number, max: number): QuestionOf<'objects'> {
  return { ...asked, kind: 'objects', choices: choices(ids(count)), min: 0, max };
}

function attackers(count: number, defenders: readonly Id[]): QuestionOf<'attackers'> {
  return {
    ...asked,
    kind: 'attackers',
    attackers: choices(ids(count)),
    defenders: defenders.map((id) => ({ id, label: id })),
    none: 'none',
  };
}

describe('choosing from a pile', () => {
  it('may take as many as may still be chosen', () => {
    const q = objects(12, 5);
    const choice = pressPile(q, { ...startDraft(q), chosen: ['o0', 'o1'] }, ids(12).slice(2));
    expect(choice).toMatchObject({ verb: 'Choose', max: 3 });
  });

  it('asks nothing where only one may be chosen', () => {
    const q = objects(12, 1);
    expect(pressPile(q, startDraft(q), ids(12))).toBeUndefined();
  });

  it('asks nothing of what is no part of the question', () => {
    const q = objects(12, 12);
    expect(pressPile(q, startDraft(q), ['o77', 'o78'])).toBeUndefined();
  });

  it('takes back from what is chosen', () => {
    const q = objects(12, 12);
    const chosen = ids(6);
    const choice = pressPile(q, { ...startDraft(q), chosen }, chosen);
    expect(choice).toMatchObject({ verb: 'Take back', max: 6 });
    expect(choice?.with?.(['o4', 'o5']).chosen).toEqual(['o0', 'o1', 'o2', 'o3']);
  });

  it('chooses ten thousand at once', () => {
    const q = objects(10_000, 10_000);
    const draft = pressPile(q, startDraft(q), ids(10_000))?.with?.(ids(10_000));
    expect(draft?.chosen).toHaveLength(10_000);
  });
});

describe('attacking with a pile', () => {
  it('sets them against the only one that they may attack', () => {
    const q = attackers(12, ['p1']);
    const choice = pressPile(q, startDraft(q), ids(12));
    expect(choice).toMatchObject({ verb: 'Attack p1 with', max: 12 });
    const draft = choice?.with?.(['o10', 'o11']);
    expect(draft?.pairs).toEqual({ o10: ['p1'], o11: ['p1'] });
    const back = draft && pressPile(q, draft, ['o10', 'o11'])?.with?.(['o11']);
    expect(back?.pairs).toEqual({ o10: ['p1'] });
  });

  it('leaves open whom they attack where there are several', () => {
    const q = attackers(12, ['p1', 'p2']);
    const choice = pressPile(q, startDraft(q), ids(12));
    expect(choice).toMatchObject({ verb: 'Attack with', max: 12 });
    expect(choice?.with).toBeUndefined();
  });
});
