import { describe, expect, it } from 'vitest';
import type { BookShelf } from './keeping/bookShelf';
import { BookKeeper } from './rulebook';

const TEXT = [
  'These rules are effective as of May 3, 2031.',
  '100. Things',
  ...Array.from({ length: 600 }, (_, i) => `100.${i + 1}. Thing number ${i + 1}, “dotted”.`),
].join('\r\n');

const file = (content: string | Uint8Array<ArrayBuffer>) => {
  const blob = new Blob([content]);
  return { name: 'rules.txt', size: blob.size, arrayBuffer: () => blob.arrayBuffer() };
};

function shelf(text?: string, refuses = false): BookShelf & { text: () => string | undefined } {
  let kept = text;
  const able = () => (refuses ? Promise.reject(new Error('refused')) : Promise.resolve());
  return {
    text: () => kept,
    get: () => able().then(() => kept),
    put: (next) =>
      able().then(() => {
        kept = next;
      }),
    remove: () =>
      able().then(() => {
        kept = undefined;
      }),
  };
}

describe('the rules text of the user', () => {
  it('is kept when it is taken, and there again the next time', async () => {
    const place = shelf();
    const taken = await new BookKeeper(place).take(file(TEXT));
    expect(taken.ok).toBe(true);
    const next = new BookKeeper(place);
    await next.load();
    expect(next.state()).toMatchObject({
      state: 'there',
      kept: true,
      book: { edition: '2031-05-03' },
    });
  });

  it('is used though the storage refuses it', async () => {
    const keeper = new BookKeeper(shelf(undefined, true));
    await keeper.load();
    expect(keeper.state()).toEqual({ state: 'none' });
    await keeper.take(file(TEXT));
    expect(keeper.state()).toMatchObject({ state: 'there', kept: false });
  });

  it('is gone once it was removed', async () => {
    const place = shelf(TEXT);
    const keeper = new BookKeeper(place);
    await keeper.load();
    await keeper.remove();
    expect([keeper.state(), place.text()]).toEqual([{ state: 'none' }, undefined]);
  });

  it('stays what it was where another file is none, and it is said why', async () => {
    const keeper = new BookKeeper(shelf(TEXT));
    await keeper.load();
    const taken = await keeper.take(file('Dear diary'));
    expect(taken).toMatchObject({ ok: false, why: expect.stringContaining('effective') });
    expect(keeper.state()).toMatchObject({ state: 'there' });
  });

  it('is not taken from what is no text', async () => {
    const taken = await new BookKeeper(shelf()).take(file(Uint8Array.from([0xff, 0xfe, 0x93])));
    expect(taken).toEqual({ ok: false, why: 'The file is no text in UTF-8.' });
  });

  it('counts as none where what was kept can’t be read any more', async () => {
    const keeper = new BookKeeper(shelf('broken'));
    await keeper.load();
    expect(keeper.state()).toEqual({ state: 'none' });
  });
});
