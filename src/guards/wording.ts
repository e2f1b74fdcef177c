import { parse, place, type SourceFile, walk } from './source';

/** A run of words of ours, and where it stands. */
interface Passage {
  readonly words: readonly string[];
  readonly place: string;
}

/**
 * The places in the files that say the same as the reference for `length` words in a row: in
 * strings, in text between tags and in comments. Punctuation and capitals make no difference.
 */
export function copied(files: readonly SourceFile[], reference: string, length: number): string[] {
  const ours = new Map<string, string>();
  for (const { words, place: where } of files.flatMap(passages)) {
    for (const run of runs(words, length)) if (!ours.has(run)) ours.set(run, where);
  }
  if (ours.size === 0) return [];
  const found = new Map<string, string>();
  // Line by line: a sentence does not run over the end of one.
  for (const line of reference.split('\n')) {
    for (const run of runs(wordsOf(line), length)) {
      const where = ours.get(run);
      if (where !== undefined && !found.has(where)) found.set(where, run);
    }
  }
  return [...found].map(([where, run]) => `${where}: “${run}”`);
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}{}/+'-]+/gu) ?? [];

function* runs(words: readonly string[], length: number): Generator<string> {
  for (let start = 0; start + length <= words.length; start += 1) {
    yield words.slice(start, start + length).join(' ');
  }
}

function passages(file: SourceFile): Passage[] {
  const found: Passage[] = [];
  const add = (text: unknown, offset: number): void => {
    if (typeof text === 'string') found.push({ words: wordsOf(text), place: place(file, offset) });
  };
  if (!/\.tsx?$/.test(file.path)) {
    add(file.text, 0);
    return found;
  }
  walk(file, (node) => {
    if (node.type === 'Literal' || node.type === 'JSXText') add(node.value, node.start);
    if (node.type === 'TemplateElement') {
      add((node.value as { cooked: string | null }).cooked, node.start);
    }
  });
  const remarks = parse(file).comments.map(({ value }) => value.replace(/^\s*\*/gm, ''));
  for (const remark of remarks) add(remark, 0);
  return found;
}
