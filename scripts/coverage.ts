// `npm run coverage -- FILE`: how many cards, and lines of them, the grammar reads.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { compileCard } from '../src/oracle/grammar';

const NO_TRADITIONAL_CARD = /^(?:Plane|Phenomenon|Scheme|Vanguard|Conspiracy|Dungeon|Card)\b/;
const [file = ''] = process.argv.slice(2);
const cards = gunzipSync(readFileSync(file))
  .toString('utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line))
  .filter((card) => !card.funny && !card.digital && !NO_TRADITIONAL_CARD.test(card.type_line));
const began = process.cpuUsage();
const only = new Map<string, number>();
const ambiguous: string[] = [];
let complete = 0;
let lines = 0;
let read = 0;
for (const card of cards) {
  const compiled = compileCard(card);
  if (compiled.complete) complete += 1;
  const gaps: string[] = [];
  for (const { text, lines: all } of compiled.faces)
    for (const line of all) {
      lines += 1;
      if (line.gaps.length === 0) read += 1;
      for (const gap of line.gaps) {
        const words = text.slice(gap.start, gap.end).replaceAll(card.name, '~');
        gaps.push(words.replace(/\d+/g, 'N'));
        if (gap.ambiguous === true) ambiguous.push(`${card.name}: ${words}`);
      }
    }
  const [first, ...others] = gaps;
  if (first !== undefined && others.length === 0) only.set(first, (only.get(first) ?? 0) + 1);
}
const { user } = process.cpuUsage(began);
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
console.log(
  `${complete} of ${cards.length} cards complete (${share(complete, cards.length)}), ${read} of ${lines} lines read (${share(read, lines)}), ${ambiguous.length} ambiguous, ${(user / 1e6).toFixed(1)} s`,
);
console.log('\nThe one sentence that keeps a card from being complete, by cards:');
for (const [words, count] of [...only].sort((a, b) => b[1] - a[1]).slice(0, 150))
  console.log(count, words.slice(0, 160));
console.log('\nAmbiguous:');
for (const words of ambiguous.slice(0, 100)) console.log(words.slice(0, 200));
