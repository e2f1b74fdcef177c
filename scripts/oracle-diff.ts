/**
 * Compares the rendered text of every library card with its true Oracle text and prints what
 * differs. For development: reads the card data beside the repository, which is not part of it.
 * `npx tsx scripts/oracle-diff.ts [--digests] [NAME…]`; `--digests` writes the digests that the
 * tests compare with.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { CARDS } from '../src/cards';
import { cardText } from '../src/oracle';
import { normalizedText } from '../src/oracle/normalize';

const DATA = new URL('../../shared/data/oracle-cards.jsonl.gz', import.meta.url);
const DIGESTS = new URL('../src/oracle/digests.json', import.meta.url);

if (!existsSync(DATA)) {
  console.error('No card data found; nothing to compare with.');
  process.exit(2);
}

interface Printed {
  readonly name: string;
  readonly oracle_text?: string;
}

const printed = new Map<string, string>();
for (const line of gunzipSync(readFileSync(DATA)).toString('utf8').split('\n')) {
  if (line === '') continue;
  const card = JSON.parse(line) as Printed;
  if (!printed.has(card.name)) printed.set(card.name, normalizedText(card.oracle_text ?? ''));
}

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = CARDS.filter((card) => names.length === 0 || names.includes(card.name));
let equal = 0;
for (const card of chosen) {
  const wanted = printed.get(card.name);
  const found = normalizedText(cardText(card));
  if (found === wanted) equal += 1;
  else
    console.log(
      `== ${card.name}\n- ${wanted?.replaceAll('\n', '\n- ')}\n+ ${found.replaceAll('\n', '\n+ ')}`,
    );
}
console.log(`${equal} of ${chosen.length} equal`);

if (process.argv.includes('--digests')) {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
  const digests = chosen.map((card) => [card.name, digest(printed.get(card.name) ?? '')] as const);
  writeFileSync(DIGESTS, `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`);
}
