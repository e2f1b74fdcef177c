// Compares what the grammar makes of the printed text of each library card with the card as it was typed by hand.
import { CARDS } from '../src/cards';
import { compileCard } from '../src/oracle/grammar';
import { canonical } from '../src/oracle/grammar/canonical';
import { fullName } from '../src/rules/authoring';
import { published } from './published';

const [wanted] = process.argv.slice(2);
const printed = new Map(published().map((card) => [card.name, card]));
let complete = 0;
let same = 0;
for (const card of CARDS) {
  const name = fullName(card);
  const source = printed.get(name);
  if (source === undefined || (wanted !== undefined && name !== wanted)) continue;
  const read = compileCard(source);
  const gaps = read.faces.flatMap(({ text, lines }) =>
    lines.flatMap((line) => line.gaps.map(({ start, end }) => text.slice(start, end))),
  );
  if (wanted !== undefined)
    console.log(gaps, '\n', JSON.stringify(read.card), '\n', JSON.stringify(card));
  if (!read.complete) continue;
  complete += 1;
  const hand = JSON.stringify(canonical(card));
  const compiled = JSON.stringify(canonical(read.card));
  if (hand === compiled) same += 1;
  else {
    let at = 0;
    while (hand[at] === compiled[at]) at += 1;
    console.log(`${name}\n  hand ${hand.slice(Math.max(0, at - 60), at + 140)}`);
    console.log(`  read ${compiled.slice(Math.max(0, at - 60), at + 140)}`);
  }
}
console.log(`${CARDS.length} cards, ${complete} read whole, ${same} of them mean the same`);
