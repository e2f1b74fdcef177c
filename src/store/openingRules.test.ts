import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { openFiles } from './openingFiles';
import { rulebook } from './rulebook';
import { type AppState, FRESH_SESSION, type Store } from './state';

const RULES = [
  'These rules are effective as of May 3, 2031.',
  '100. Things',
  ...Array.from({ length: 600 }, (_, i) => `100.${i + 1}. Thing number ${i + 1}.`),
].join('\r\n');

const file = (name: string, text: string) => {
  const blob = new Blob([text]);
  return { name, size: blob.size, arrayBuffer: () => blob.arrayBuffer() };
};

const fresh = (): Store => createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));

describe('a rules text among opened files', () => {
  it('is taken for the rules, and shown over whatever is open', async () => {
    const store = fresh();
    await openFiles(store, [file('MagicRules.txt', RULES)]);
    expect(rulebook.state()).toMatchObject({ state: 'there', book: { edition: '2031-05-03' } });
    expect(store.getState().session.over).toEqual({ panel: 'rule', rule: '' });
    expect(store.getState().work).toBeNull();
  });

  it('that is none is told as a file that could not be opened, and why', async () => {
    const store = fresh();
    await openFiles(store, [file('diary.txt', 'Dear diary')]);
    expect(store.getState().session.over).toBeNull();
    expect(store.getState().session.message?.trouble).toMatchObject({
      kind: 'problems',
      title: 'diary.txt could not be opened',
      problems: [{ message: expect.stringContaining('effective') }],
    });
  });
});
