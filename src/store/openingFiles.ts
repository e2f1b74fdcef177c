import { LIMITS, megabytes, type Problem } from '../scenario/limits';
import { loadPlaying } from './playing';
import type { Taken } from './rulebook';
import { openRule, type Store, tell } from './state';
import type { TextFile } from './textFile';
import { openLong } from './works';

/** What reads files is loaded when the first of them comes. */
const reading = async () => {
  const [schema] = await Promise.all([import('../scenario/schema'), loadPlaying()]);
  return schema;
};

type FileText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Opens the text of a scenario file. What is wrong with it is shown with its places; nothing is lost. */
export async function openText(store: Store, name: string, text: string): Promise<boolean> {
  const { read } = await reading();
  const found = read(text);
  if (found.ok) return openLong(store, found.scenario);
  tell(store, { kind: 'problems', title: unreadable(name), problems: found.problems });
  return false;
}

/**
 * Reads and opens files that the user chose or dropped: each becomes a work of its own, the first is
 * shown. What is wrong with any of them is told at the end, with its name.
 * @returns whether something was opened
 */
export async function openFiles(store: Store, files: readonly TextFile[]): Promise<boolean> {
  const problems: Problem[] = [];
  let opened = false;
  // The first one last, so that it stays on the table.
  for (const file of [...files].reverse()) {
    if (isRulesText(file)) {
      const taken = await takeRules(store, file);
      if (!taken.ok) problems.unshift(named(file, { at: '', message: taken.why }, files.length));
      continue;
    }
    const read = await textOf(file);
    const found = read.ok ? (await reading()).read(read.text) : read;
    if (found.ok) opened = (await openLong(store, found.scenario)) || opened;
    else problems.unshift(...found.problems.map((problem) => named(file, problem, files.length)));
  }
  if (problems.length > 0) {
    const [only] = files;
    const title = files.length === 1 && only ? unreadable(only.name) : 'Not all could be opened';
    tell(store, { kind: 'problems', title, problems });
  }
  return opened;
}

/** The official rules are published as a TXT file; no scenario is one. */
const isRulesText = ({ name }: TextFile): boolean => /\.txt$/i.test(name);

/** Keeps the official rules text, and shows what it is good for. */
async function takeRules(store: Store, file: TextFile): Promise<Taken> {
  const { rulebook } = await import('./rulebook');
  const taken = await rulebook.take(file);
  if (taken.ok) openRule(store, '');
  return taken;
}

const named = ({ name }: TextFile, problem: Problem, files: number): Problem =>
  files === 1 ? problem : { ...problem, message: `${name.slice(0, 80)}: ${problem.message}` };

/** Bytes that a file may have: four for each letter that a text may have. */
const MOST_BYTES = LIMITS.text * 4;

async function textOf(file: TextFile): Promise<FileText> {
  if (file.size > MOST_BYTES) {
    return refused(
      `The file has ${megabytes(file.size)}, and ${megabytes(LIMITS.text)} is the limit.`,
    );
  }
  try {
    const bytes = await file.arrayBuffer();
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    return refused(
      error instanceof TypeError
        ? 'The file is no text in UTF-8.'
        : 'The file could not be read from the disk.',
    );
  }
}

const refused = (message: string): FileText => ({ ok: false, problems: [{ at: '', message }] });

const unreadable = (name: string): string => `${name.slice(0, 80)} could not be opened`;
