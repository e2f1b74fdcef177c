import type { Scenario } from '../scenario/format';
import { LIMITS, megabytes } from '../scenario/limits';
import { readLink } from '../scenario/link';
import { read } from '../scenario/schema';
import { ROOT, regrow } from './keeping/regrow';
import type { Shelf } from './keeping/shelf';
import { planted } from './planting';
import { ELSEWHERE, inSession, type Store, tell, type Work } from './state';
import type { Trouble } from './trouble';

/** Lays out a scenario as a new work, and plays what it says. The work before it stays saved. */
export function openScenario(store: Store, scenario: Scenario, ours = false): boolean {
  const grown = planted(scenario);
  if ('trouble' in grown) {
    tell(store, asProblems('The board could not be laid out', grown.trouble));
    return false;
  }
  const { setup, tree, misfits } = grown;
  show(store, { id: newId(), setup, tree, misfits, ours });
  if (misfits.length > 0) inSession(store, { panel: { panel: 'misfits' } });
  return true;
}

/** Opens the text of a scenario file. What is wrong with it is shown with its places; nothing is lost. */
export function openText(store: Store, name: string, text: string): boolean {
  const found = read(text);
  if (found.ok) return openScenario(store, found.scenario);
  tell(store, { kind: 'problems', title: unreadable(name), problems: found.problems });
  return false;
}

/** Bytes that a file may have: four for each letter that a text may have. */
const MOST_BYTES = LIMITS.text * 4;

/** Reads and opens a file that the user chose. */
export async function openFile(store: Store, file: File): Promise<boolean> {
  const refuse = (message: string): false => {
    const problems = [{ at: '', message }];
    tell(store, { kind: 'problems', title: unreadable(file.name), problems });
    return false;
  };
  if (file.size > MOST_BYTES) {
    return refuse(
      `The file has ${megabytes(file.size)}, and ${megabytes(LIMITS.text)} is the limit.`,
    );
  }
  try {
    const bytes = await file.arrayBuffer();
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return openText(store, file.name, text);
  } catch (error) {
    return refuse(
      error instanceof TypeError
        ? 'The file is no text in UTF-8.'
        : 'The file could not be read from the disk.',
    );
  }
}

const unreadable = (name: string): string => `${name.slice(0, 80)} could not be opened`;

/** Opens what a share link holds. */
export function openLink(store: Store, hash: string): boolean {
  const link = readLink(hash);
  const { problems } = link;
  const title = 'The link could not be opened as it is';
  const done = link.ok && openScenario(store, link.scenario);
  if (problems.length > 0) tell(store, { kind: 'problems', title, problems });
  return done;
}

/** An empty table. */
export function newTable(store: Store, players: number): boolean {
  const names = ['Ada', 'Bea', 'Cleo', 'Dara', 'Eli', 'Finn'].slice(0, players);
  const title = `Empty table, ${names.length} players`;
  const setup = names.map((name) => ({ name }));
  return openScenario(store, { scenario: 1, title, players: setup, turn: { step: 'main1' } }, true);
}

/** Makes a saved work again, where it was left. */
export async function openWork(store: Store, shelf: Shelf, id: string): Promise<boolean> {
  const [work, place, steps] = await Promise.all([
    shelf.work(id),
    shelf.place(id),
    shelf.steps(id),
  ]);
  const title = 'The saved work could not be opened';
  if (work === undefined) {
    const problems = [{ at: '', message: 'It is not saved on this machine.' }];
    tell(store, { kind: 'problems', title, problems });
    return false;
  }
  const grown = regrow(work, steps, place?.cursor ?? ROOT);
  if ('trouble' in grown) {
    tell(store, asProblems(title, grown.trouble));
    return false;
  }
  show(store, { id, setup: work.setup, ...grown });
  inSession(store, {
    viewer: place?.viewer ?? 0,
    saved: { state: 'saved' },
    panel: grown.misfits.length > 0 ? { panel: 'misfits' } : null,
  });
  return true;
}

/** What one work leaves behind for the next: nothing. */
const NOTHING_IN_HAND = {
  panel: null,
  selection: [],
  selecting: false,
  picking: null,
} as const;

function show(store: Store, work: Work): void {
  store.setState(({ session }) => ({
    work,
    session: { ...session, ...ELSEWHERE, ...NOTHING_IN_HAND, viewer: 0 },
  }));
}

/** Back to the start page. The work stays saved. */
export function leave(store: Store): void {
  store.setState(({ session }) => ({
    work: null,
    session: { ...session, ...ELSEWHERE, ...NOTHING_IN_HAND },
  }));
}

/** Chance enough that no two works ever meet; to be had on unsafe addresses, too. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');

/** Trouble with a whole work has no place on a table: it is told as a list of problems. */
function asProblems(title: string, trouble: Trouble): Trouble {
  return trouble.kind === 'problems'
    ? trouble
    : { kind: 'problems', title, problems: [{ at: '', message: messageOf(trouble) }] };
}

function messageOf(trouble: Exclude<Trouble, { readonly kind: 'problems' }>): string {
  switch (trouble.kind) {
    case 'unsupported':
      return `Not modelled here: ${trouble.what}`;
    case 'undecided':
      return trouble.why;
    case 'fault':
      return `Something broke here, and it is our fault: ${trouble.message}`;
    case 'refused':
      return 'The rules do not allow such a position.';
  }
}
