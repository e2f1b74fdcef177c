// Published card data: a file that somebody names, or those beside the repository, which are no part of it.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { cardsOf, type DataCard } from '../src/oracle/coverage/cards';

/** The text of a file, also where it is gzipped. */
export function textOf(file: string | URL): string {
  const bytes = readFileSync(file);
  const gzipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (gzipped ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Where card data lie beside the repository, if they do. */
export const PUBLISHED = new URL('../../shared/data/oracle-cards.jsonl.gz', import.meta.url);

/** The cards that lie there, each once. */
export const published = (): readonly DataCard[] => cardsOf(textOf(PUBLISHED));
