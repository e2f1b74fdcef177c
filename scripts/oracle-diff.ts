/**
 * Compares every library card, head and rendered text, with published card data and prints what
 * differs. For development: the data lie beside the repository and are no part of it.
 * `npx tsx scripts/oracle-diff.ts [--digests] [NAME…]`; `--digests` writes the digests that the
 * tests compare with.
 */
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { CARDS } from '../src/cards';
import { WORDED_OTHERWISE } from '../src/oracle/comparison/differences';
import {
  fingerprint,
  libraryCard,
  type Printed,
  publishedCard,
} from '../src/oracle/comparison/fingerprint';
import { fullName } from '../src/rules/authoring';
import { PUBLISHED, published } from './published';

const DIGESTS = new URL('../src/oracle/comparison/digests.json', import.meta.url);

const printed = (): ReadonlyMap<string, Printed> =>
  new Map(published().map((card) => [card.name, publishedCard(card)]));

function compare(): void {
  const wanted = printed();
  const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const chosen = CARDS.filter(
    (card) => names.length === 0 || names.includes(card.name) || names.includes(fullName(card)),
  );
  const digests: Record<string, string> = {};
  let equal = 0;
  for (const card of chosen) {
    const found = libraryCard(card);
    const printed = wanted.get(fullName(card)) ?? { head: '', text: '' };
    const excused = Object.hasOwn(WORDED_OTHERWISE, fullName(card));
    digests[fullName(card)] = fingerprint(
      excused ? { ...printed, text: found.text } : printed,
      sha,
    );
    if (fingerprint(found, sha) === fingerprint(printed, sha)) equal += 1;
    else console.log(`== ${card.name}\n${lines('-', printed)}\n${lines('+', found)}`);
  }
  console.log(`${equal} of ${chosen.length} equal`);
  if (process.argv.includes('--digests'))
    writeFileSync(DIGESTS, `${JSON.stringify(digests, null, 2)}\n`);
}

const sha = (words: string): string =>
  createHash('sha256').update(words).digest('hex').slice(0, 12);

const lines = (sign: string, { head, text }: Printed): string =>
  [head, ...text.split('\n')].map((line) => `${sign} ${line}`).join('\n');

if (existsSync(PUBLISHED)) compare();
else {
  console.error('No card data found; nothing to compare with.');
  process.exitCode = 2;
}
