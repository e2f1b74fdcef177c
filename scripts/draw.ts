// `npx tsx scripts/draw.ts SEED COUNT [FROM]`: cards that are read whole, drawn by a seed, each with its text and
// what was made of it, for eyes that compare the two. Needs ../shared/data.
import { createHash } from 'node:crypto';
import { compileCard } from '../src/oracle/grammar';
import { published } from './published';

const [seed = '1', count = '200', from = '0'] = process.argv.slice(2);
const place = (name: string): string =>
  createHash('sha256').update(`${seed} ${name}`).digest('hex');
const cards = published()
  .filter(({ apart }) => apart === undefined)
  .sort((a, b) => (place(a.name) < place(b.name) ? -1 : 1));
let drawn = 0;
for (const card of cards) {
  if (drawn === Number(from) + Number(count)) break;
  const { complete, faces } = compileCard(card);
  if (!complete || faces.every(({ values }) => values.abilities.length === 0)) continue;
  drawn += 1;
  if (drawn <= Number(from)) continue;
  console.log(`── ${drawn}. ${card.name}`);
  for (const { values, text } of faces) {
    console.log(
      `${values.manaCost ?? ''} ${values.types.join(' ')} — ${values.subtypes.join(' ')}`,
    );
    console.log(text);
    for (const ability of values.abilities) console.log(`   ${JSON.stringify(ability)}`);
  }
}
