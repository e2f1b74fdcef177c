import type { Scenario } from '../scenario/format';
import type { Place } from '../scenario/pointers';
import { ROOT, regrowing } from './keeping/regrow';
import type { Shelf } from './keeping/shelf';
import { comesBack, type Left } from './left';
import { type Planting, planted, planting } from './planting';
import { loadPlayingOf } from './playing';
import { inSlices } from './rest';
import { ELSEWHERE, inSession, type Session, type Store, tell, type Work } from './state';
import type { Trouble } from './trouble';

/** How a scenario is opened. */
export interface Opening {
  /** One of our own boards: not worth keeping until something was done. */
  readonly ours?: boolean;
  /** Where in its play to stand, instead of at its end. */
  readonly at?: Place;
}

/** Lays out a scenario as a new work, and plays what it says. The work before it stays saved. */
export const openScenario = (store: Store, scenario: Scenario, opening: Opening = {}): boolean =>
  shown(store, planted(scenario, opening.at), opening);

/** The same in slices, for what may have thousands of steps. */
export const openLong = async (
  store: Store,
  scenario: Scenario,
  opening: Opening = {},
): Promise<boolean> => {
  await loadPlayingOf(scenario);
  return shown(store, await inSlices(planting(scenario, opening.at)), opening);
};

function shown(store: Store, grown: Planting, { ours = false }: Opening): boolean {
  if ('trouble' in grown) {
    tell(store, asProblems('The board could not be laid out', grown.trouble));
    return false;
  }
  const { setup, tree, misfits } = grown;
  show(store, { id: newId(), setup, tree, misfits, ours });
  if (misfits.length > 0) inSession(store, { panel: { panel: 'misfits' } });
  return true;
}

/** An empty table. */
export function newTable(store: Store, players: number): boolean {
  const names = ['Ada', 'Bea', 'Cleo', 'Dara', 'Eli', 'Finn'].slice(0, players);
  const title = `Empty table, ${names.length} players`;
  const setup = names.map((name) => ({ name }));
  const scenario: Scenario = { scenario: 1, title, players: setup, turn: { step: 'main1' } };
  return openScenario(store, scenario, { ours: true });
}

/**
 * Makes a saved work again, where it was left.
 * @param own where this window stood in it, which goes before where it was left last
 */
export async function openWork(
  store: Store,
  shelf: Shelf,
  id: string,
  own?: Left,
): Promise<boolean> {
  const title = 'The saved work could not be opened';
  const whole = await shelf.whole(id).catch(() => undefined);
  await loadPlayingOf(whole ?? null);
  if (whole === undefined) {
    const problems = [{ at: '', message: 'It is not saved on this machine.' }];
    tell(store, { kind: 'problems', title, problems });
    return false;
  }
  const { work, place, steps } = whole;
  const known = own?.cursor === ROOT || steps.some((step) => step.id === own?.cursor);
  const left = own !== undefined && known ? own : place;
  const grown = await inSlices(regrowing(work, steps, left.cursor));
  if ('trouble' in grown) {
    tell(store, asProblems(title, grown.trouble));
    return false;
  }
  const { cursor, last } = grown.tree;
  const back = comesBack(left, cursor);
  // Where what was tried had been given up, redo does not lead there again.
  const ends = left.atEnd === true && left.cursor === cursor;
  const tree = ends ? { ...grown.tree, last: last.remove(cursor) } : grown.tree;
  show(
    store,
    { id, setup: work.setup, ...grown, tree },
    {
      ...back,
      saved: { state: 'saved' },
      panel: grown.misfits.length > 0 ? { panel: 'misfits' } : (back.panel ?? null),
    },
  );
  return true;
}

function show(store: Store, work: Work, session: Partial<Session> = {}): void {
  store.setState((state) => ({
    work,
    session: { ...state.session, ...CLEAN, ...session },
  }));
}

/** What belongs to one work only. */
const CLEAN = {
  ...ELSEWHERE,
  announcements: [],
  stops: {},
  chosen: null,
  panel: null,
  inspected: null,
  over: null,
  selection: [],
  selecting: false,
  picking: null,
  viewer: 0,
  saved: { state: 'none' },
  elsewhere: 0,
} as const satisfies Partial<Session>;

/** Back to the start page. The work stays saved. */
export function leave(store: Store): void {
  store.setState(({ session }) => ({
    work: null,
    session: { ...session, ...CLEAN, saved: session.saved },
  }));
}

/** Chance enough that no two works ever meet; to be had on unsafe addresses, too. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');

/** Trouble with a whole work has no place on a table: it is told as a list of problems. */
export function asProblems(title: string, trouble: Trouble): Trouble {
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
