import { findCard } from '../../cards';
import type { ScenarioFile } from '../scenarioFiles';
import { MECHANICS, type Mechanic } from './mechanics';

/** The mechanics of a ruling: those whose rules it cites, and those that a card in it has besides. */
interface Occurring {
  readonly file: string;
  readonly cited: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

/** For each mechanic, with which of those after it rulings let it meet, each with one ruling. */
export interface Meetings {
  readonly of: string;
  readonly rulings: number;
  readonly meets: readonly { readonly other: string; readonly in: string }[];
  readonly not: readonly string[];
}

/** Which mechanics meet in which ruling (issue 4). */
export function meetings(files: readonly ScenarioFile[]): readonly Meetings[] {
  const rulings = files.map(occurring);
  return MECHANICS.map(({ name }, i) => {
    const meets: { other: string; in: string }[] = [];
    const not: string[] = [];
    for (const { name: other } of MECHANICS.slice(i + 1)) {
      const best = rulings.filter((r) => meet(r, name, other)).sort(closer(name, other))[0];
      if (best === undefined) not.push(other);
      else meets.push({ other, in: best.file.replace('.scenario.json', '') });
    }
    return { of: name, rulings: rulings.filter((r) => r.cited.has(name)).length, meets, not };
  });
}

/** They meet where the ruling is about one of them, by what it cites, and the other is in it. */
function meet({ cited, all }: Occurring, one: string, other: string): boolean {
  return (cited.has(one) && all.has(other)) || (cited.has(other) && all.has(one));
}

/** First the rulings that cite rules of both, and of these those about the fewest others. */
function closer(one: string, other: string) {
  const both = ({ cited }: Occurring) => (cited.has(one) && cited.has(other) ? 0 : 1);
  return (a: Occurring, b: Occurring): number =>
    both(a) - both(b) || a.cited.size - b.cited.size || a.file.localeCompare(b.file, 'en');
}

function occurring({ name, text }: ScenarioFile): Occurring {
  const json: unknown = JSON.parse(text);
  const rules = citedIn(json);
  const cards = [...cardsIn(json)].flatMap((card) => findCard(card) ?? []);
  const data = cards.map((card) => JSON.stringify(card));
  const names = (has: (mechanic: Mechanic) => boolean) =>
    new Set(MECHANICS.filter(has).map((mechanic) => mechanic.name));
  const cited = names(({ rules: own }) => own.some((rule) => rules.some((r) => isUnder(r, rule))));
  const inCards = names((mechanic) => data.some((d) => mechanic.data.test(d)));
  return { file: name, cited, all: new Set([...cited, ...inCards]) };
}

/** `603.6a` is under `603.6`, and `702.40a` is not under `702.4`. */
const isUnder = (rule: string, top: string): boolean =>
  rule.startsWith(top) && !/\d/.test(rule[top.length] ?? '');

/** Every rule number that the file says to be cited. */
function citedIn(json: unknown): readonly string[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    (key === 'cites' || key === 'cited') && Array.isArray(value)
      ? value.map(String)
      : citedIn(value),
  );
}

/** Every string that may be a card's name, without the number before it. */
function* cardsIn(json: unknown): Iterable<string> {
  if (typeof json === 'string') yield json.replace(/^\d+ /, '');
  if (typeof json !== 'object' || json === null) return;
  for (const value of Object.values(json)) yield* cardsIn(value);
}

/** The table as it is written down. */
export function tableText(files: readonly ScenarioFile[]): string {
  const parts = meetings(files).map(({ of, rulings, meets, not }) => {
    const lines = meets.map(({ other, in: where }) => `- ${other}: \`${where}\``);
    const rest = not.length === 0 ? [] : [`- do not meet: ${not.join('; ')}`];
    return [`## ${of} (${rulings})`, '', ...lines, ...rest, ''].join('\n');
  });
  return `${HEAD}\n${parts.join('\n')}`.replace(/\n+$/, '\n');
}

const HEAD = `# Which mechanics meet in which ruling

Written by \`npm run meetings\`, and a test keeps it true. A mechanic occurs in a ruling whose citations
name one of its rules (their number stands behind its name), or in which a card has it; the lists are in
\`table/mechanics.ts\`. Two meet in a ruling that cites rules of at least one of them and has the other; the one
named is the closest to both. Each pair stands under the mechanic that comes first.
`;
