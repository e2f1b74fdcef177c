import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../cards';
import { fullName } from '../../rules/authoring';
import { WORDED_OTHERWISE } from './differences';
import digests from './digests.json';
import { fingerprint, libraryCard, type PublishedCard, publishedCard } from './fingerprint';

const DATA = new URL('../../../../shared/data/oracle-cards.jsonl.gz', import.meta.url);
const known: ReadonlyMap<string, string> = new Map(Object.entries(digests));
const sha = (words: string): string =>
  createHash('sha256').update(words).digest('hex').slice(0, 12);

describe('Every card of the library', () => {
  it.each(CARDS.map((card) => [fullName(card), card] as const))(
    '%s reads as it is printed',
    (name, card) => {
      expect(fingerprint(libraryCard(card), sha)).toBe(known.get(name));
    },
  );

  it('is worded as it is printed in at least 95 of 100 cases', () => {
    const excused = Object.keys(WORDED_OTHERWISE);
    expect(excused.every((name) => known.has(name))).toBe(true);
    expect(excused.length).toBeLessThanOrEqual(CARDS.length / 20);
  });
});

describe('Where published card data lie beside the repository', () => {
  it('every card has the printed head and, unless excused, the printed text', () => {
    if (!existsSync(DATA)) return;
    const published = new Map<string, PublishedCard>();
    for (const line of gunzipSync(readFileSync(DATA)).toString('utf8').split('\n')) {
      if (line === '') continue;
      const card: PublishedCard = JSON.parse(line);
      if (known.has(card.name) && !published.has(card.name)) published.set(card.name, card);
    }
    for (const card of CARDS) {
      const name = fullName(card);
      const data = published.get(name);
      expect(data, name).toBeDefined();
      if (data === undefined) continue;
      const { head, text } = libraryCard(card);
      expect(head).toBe(publishedCard(data).head);
      if (!Object.hasOwn(WORDED_OTHERWISE, name)) expect(text).toBe(publishedCard(data).text);
    }
  });
});
