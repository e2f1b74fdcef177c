/**
 * Runs scenario files without the app: `npm run scenario -- FILES… [--steps] [--json] [--cards FILE]`.
 * Exit status: 0 all hold, 1 an expectation does not, 2 a file cannot be read or a decision in it is
 * refused, 3 something is not modelled and nothing worse happened.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { findCard, foldName } from '../cards';
import '../oracle';
import { loadCompiler } from '../oracle/compiler';
import type { CardData } from './format';
import { pointer } from './limits';
import { type CardSource, definitionOf } from './run/cards';
import type { Outcome } from './run/outcome';
import { type Played, runScenario } from './run/play';
import { told } from './run/told';
import { read } from './schema';

interface Options {
  readonly files: readonly string[];
  readonly steps: boolean;
  readonly json: boolean;
  readonly cards: string | undefined;
}

/** What there is to say of one file. */
interface Report {
  readonly file: string;
  readonly title: string;
  readonly outcome: Outcome;
  readonly steps: readonly string[];
}

const USAGE = 'Usage: npm run scenario -- FILES… [--steps] [--json] [--cards FILE]';

function main(words: readonly string[]): number {
  const options = optionsOf(words);
  if (typeof options === 'string') {
    console.error(`${options}\n${USAGE}`);
    return 2;
  }
  const cards = sourceOf(options.cards);
  if (typeof cards === 'string') {
    console.error(cards);
    return 2;
  }
  const reports = options.files.map((file) => {
    const report = reportOn(file, cards, options.steps && !options.json);
    tell(report, options.json);
    return report;
  });
  return statusOf(reports.map(({ outcome }) => outcome.result));
}

function optionsOf(words: readonly string[]): Options | string {
  const files: string[] = [];
  let cards: string | undefined;
  const flags = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--cards') {
      cards = words[at + 1];
      at += 1;
      if (cards === undefined) return '--cards needs a file.';
    } else if (word === '--steps' || word === '--json') flags.add(word);
    else if (word.startsWith('--')) return `There is no option ${word}.`;
    else files.push(word);
  }
  if (files.length === 0) return 'No file is named.';
  return { files, steps: flags.has('--steps'), json: flags.has('--json'), cards };
}

/** The library, or instead of it the cards of a data file, compiled from their texts: JSON lines, gzip too. */
function sourceOf(file: string | undefined): CardSource | string {
  if (file === undefined) return findCard;
  try {
    return cardsFrom(file);
  } catch (error) {
    return `The cards in ${file} cannot be read: ${messageOf(error)}`;
  }
}

function cardsFrom(file: string): CardSource {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const byName = new Map<string, CardData>();
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const data = JSON.parse(line) as CardData;
    for (const name of [data.name, data.name.split(' // ', 1)[0] ?? data.name]) {
      if (!byName.has(foldName(name))) byName.set(foldName(name), data);
    }
  }
  const made = new Map<CardData, ReturnType<typeof definitionOf>>();
  return (name) => {
    const data = byName.get(foldName(name));
    if (data === undefined) return undefined;
    const card = made.get(data) ?? definitionOf(data);
    made.set(data, card);
    return card;
  };
}

function reportOn(file: string, cards: CardSource, withSteps: boolean): Report {
  const steps: string[] = [];
  const failed = (title: string, at: string, why: string): Report => ({
    file,
    title,
    outcome: { result: 'error', at, why },
    steps,
  });
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return failed(file, '', messageOf(error));
  }
  const scenario = read(text);
  if (!scenario.ok) {
    const [first] = scenario.problems;
    return failed(file, first?.at ?? '', first?.message ?? 'The file cannot be read.');
  }
  const { title } = scenario.scenario;
  try {
    const outcome = runScenario(scenario.scenario, cards, (played) => {
      if (withSteps) steps.push(...linesOf(played));
    });
    return { file, title, outcome, steps };
  } catch (error) {
    return failed(title, '', `A fault of this program: ${messageOf(error)}`);
  }
}

function linesOf({ path, entry, steps, standing }: Played): readonly string[] {
  const { note } = entry;
  const events = steps.flatMap((step) => step.events);
  return [
    `${pointer(path)}${note === undefined ? '' : `  ${note}`}`,
    ...events.map((event) => {
      const rules = event.byHand === true ? 'by hand' : event.cites.join(', ');
      return `    ${told(standing.position, event)}  [${rules}]`;
    }),
  ];
}

function tell({ file, title, outcome, steps }: Report, json: boolean): void {
  if (json) {
    console.log(JSON.stringify({ file, title, ...outcome }));
    return;
  }
  for (const line of steps) console.log(line);
  const word = { pass: 'pass', fail: 'FAIL', unsupported: 'UNSUPPORTED', error: 'ERROR' };
  const why = outcome.result === 'pass' ? '' : `  ${outcome.at}: ${outcome.why}`;
  console.log(`${word[outcome.result]}  ${title}${why}`);
  if (outcome.result === 'fail') {
    console.log(`      wanted ${JSON.stringify(outcome.wanted)}`);
    console.log(`      found  ${JSON.stringify(outcome.found)}`);
  }
}

function statusOf(results: readonly Outcome['result'][]): number {
  if (results.includes('error')) return 2;
  if (results.includes('fail')) return 1;
  return results.includes('unsupported') ? 3 : 0;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

await loadCompiler();
process.exitCode = main(process.argv.slice(2));
