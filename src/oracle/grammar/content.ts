import type { Content, Instruction } from '../../rules/authoring/language';
import { effectOf, withoutIdleNames } from './binding';
import { inPlaceOf } from './insteads';
import type { Before } from './mentions';
import { type Holder, Input } from './reading';
import { References } from './references';
import { type Line, sentencesOf } from './regions';
import type { Link, Sentence } from './sentence';
import { readSentence } from './sentences';
import { same } from './template';
import type { Token } from './tokens';

/** Where something was not read, and why. */
export interface Gap {
  readonly start: number;
  readonly end: number;
  /** Two readings that differ, which must not be: a fault of the grammar. */
  readonly ambiguous?: true;
}

/** What a row of sentences does, with what could not be read of it standing as such. */
export interface ReadContent {
  readonly content: Content;
  readonly gaps: readonly Gap[];
}

/** Gives the printed words from one place of the text to another. */
export type Words = (start: number, end: number) => string;

type Step = Instruction;

/** Reads sentences one after the other; each is bound to what was named before it. */
export function readEffect(
  tokens: readonly Token[],
  holder: Holder,
  before: Before,
  words: Words,
): ReadContent {
  const references = new References(before);
  const steps: Step[] = [];
  const gaps: Gap[] = [];
  let last = 0;
  const sentences = sentencesOf(tokens);
  for (let at = 0; at < sentences.length; at += 1) {
    const sentence = sentences[at] ?? [];
    const next = sentences[at + 1];
    const joined =
      next === undefined ? undefined : follow(together(sentence, next, tokens), holder);
    const from = steps.length;
    if (
      joined !== undefined &&
      joined.length > 0 &&
      add(joined, steps, references, last) === 'read'
    ) {
      at += 1;
      last = steps.length - from;
      continue;
    }
    const verdict = add(follow(sentence, holder), steps, references, last);
    last = steps.length - from;
    if (verdict === 'read') continue;
    const start = sentence[0]?.start ?? 0;
    const end = sentence.at(-1)?.end ?? start;
    gaps.push(verdict === 'ambiguous' ? { start, end, ambiguous: true } : { start, end });
    steps.push({ kind: 'unread', text: words(start, end) });
    references.lose();
  }
  return { content: effectOf(references.targets, withoutIdleNames(steps)), gaps };
}

const follow = (tokens: readonly Token[], holder: Holder): readonly Sentence[] =>
  readSentence(new Input(tokens, holder));

/** Two sentences and the full stop between them. */
const together = (
  one: readonly Token[],
  two: readonly Token[],
  all: readonly Token[],
): readonly Token[] => {
  const [first] = one;
  const last = two.at(-1);
  if (first === undefined || last === undefined) return [];
  return all.slice(all.indexOf(first), all.indexOf(last) + 1);
};

type Verdict = 'read' | 'unread' | 'ambiguous';

/** Adds what the sentence does, if it can be read in one way and bound; `last`: how much the one before it does. */
function add(
  readings: readonly Sentence[],
  steps: Step[],
  references: References,
  last: number,
): Verdict {
  const different = readings.filter(
    (one, at) => readings.findIndex((other) => same(one, other)) === at,
  );
  const bound = different.flatMap((sentence) => {
    const trial = references.fork();
    const done = trial.bind(
      sentence.link === 'whenYouDo'
        ? [{ kind: 'reflexive', content: { do: sentence.steps } }]
        : sentence.steps,
    );
    if (done === undefined) return [];
    const instead = sentence.link === 'instead' && last === 1;
    const joined = instead
      ? replaced(steps, done, sentence, trial)
      : link(sentence.link, steps, done);
    return joined === undefined ? [] : [{ joined, trial }];
  });
  const [first, ...others] = bound;
  if (first === undefined) return 'unread';
  if (others.some(({ joined }) => !same(joined, first.joined))) return 'ambiguous';
  references.become(first.trial);
  steps.splice(0, steps.length, ...first.joined);
  return 'read';
}

/** The last instruction, or where the condition holds another (608.2e). */
function replaced(
  steps: readonly Step[],
  more: readonly Step[],
  { alters }: Sentence,
  references: References,
): readonly Step[] | undefined {
  const before = steps.at(-1);
  const [given, ...others] = more;
  if (before === undefined || given?.kind !== 'if' || others.length > 0) return undefined;
  const one = inPlaceOf(before, given, alters);
  if (one === undefined) return undefined;
  // What is made in either way is named in neither.
  if (JSON.stringify(one).includes('"bind":')) references.lose();
  return [...steps.slice(0, -1), one];
}

/** The instructions with those of the next sentence, as its first words tie it to the one before. */
function link(
  how: Link | undefined,
  steps: readonly Step[],
  more: readonly Step[],
): readonly Step[] | undefined {
  if (how === undefined || how === 'then') return [...steps, ...more];
  const last = steps.at(-1);
  const rest = steps.slice(0, -1);
  if (last?.kind === 'may') {
    if (how === 'ifYouDo' && last.then === undefined) return [...rest, withThen(last, more)];
    if (how === 'whenYouDo') return [...rest, { ...last, do: [...last.do, ...more] }];
    if (how === 'ifYouDont' && last.else === undefined) return [...rest, { ...last, else: more }];
  }
  if (last?.kind === 'mayPay') {
    if (how === 'ifYouDo' && last.paid === undefined) return [...rest, { ...last, paid: more }];
    if (how === 'whenYouDo' && last.paid === undefined) return [...rest, { ...last, paid: more }];
    if (how === 'ifYouDont' && last.unpaid === undefined)
      return [...rest, { ...last, unpaid: more }];
  }
  if (last?.kind === 'if' && how === 'otherwise' && last.else === undefined)
    return [...rest, { ...last, else: more }];
  return undefined;
}

const withThen = (step: Extract<Step, { kind: 'may' }>, then: readonly Step[]): Step => ({
  ...step,
  then,
});

/** "Choose one —" and its like: how many of the modes. */
const CHOOSE: readonly (readonly [string, readonly [number, number] | 'all'])[] = [
  ['choose one', [1, 1]],
  ['choose two', [2, 2]],
  ['choose three', [3, 3]],
  ['choose one or both', [1, 2]],
  ['choose one or more', 'all'],
];

/** A line that offers modes (700.2). */
export function readModal(
  line: Line,
  tokens: readonly Token[],
  holder: Holder,
  before: Before,
  words: Words,
): ReadContent | undefined {
  const { modes } = line;
  if (modes === undefined || tokens.at(-1)?.text !== '—') return undefined;
  const head = tokens
    .slice(0, -1)
    .map(({ text }) => text)
    .join(' ');
  const found = CHOOSE.find(([text]) => text === head);
  if (found === undefined) return undefined;
  const read = modes.map((mode) => readEffect(mode.tokens, holder, before, words));
  const effects = read.flatMap(({ content }) => ('modal' in content ? [] : [content]));
  const [, choose] = found;
  return {
    content: {
      modal: { choose: choose === 'all' ? [1, modes.length] : choose, modes: effects },
    },
    gaps: read.flatMap(({ gaps }) => gaps),
  };
}
