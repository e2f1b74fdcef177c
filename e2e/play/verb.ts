import { test as base, expect, type Page } from '@playwright/test';
import type { Entry, Scenario } from '../../src/scenario/format';
import { handsOf, type Way } from './hands';
import { Person } from './person';
import { type Lines, linesOf, openByLink, savedFrom } from './position';

interface Options {
  /** How this run works the page. */
  readonly way: Way;
}

export const test = base.extend<Options & { readonly person: Person }>({
  way: ['mouse', { option: true }],
  person: async ({ page, way }, use) => {
    await use(new Person(page, handsOf(way, page)));
  },
});

/** A board of two players, or of more. */
export type Seat = Scenario['players'][number];

export function board(...players: readonly Seat[]): Scenario {
  return { scenario: 1, title: 'A board', players };
}

/** A board on which something was done already: up to the question that the script is about. */
export const after = (on: Scenario, ...play: readonly Entry[]): Scenario => ({ ...on, play });

export const ada = (has: Omit<Seat, 'name'> = {}): Seat => ({ name: 'Ada', ...has });
export const bea = (has: Omit<Seat, 'name'> = {}): Seat => ({ name: 'Bea', ...has });
export const cleo = (has: Omit<Seat, 'name'> = {}): Seat => ({ name: 'Cleo', ...has });

/** Where each line of play of a board ends after these entries, run without the page. */
export const comingTo = (on: Scenario, entries: readonly Entry[]): Lines =>
  linesOf({ ...on, play: [...(on.play ?? []), ...entries] });

/** What goes on in slices may still be going on when it is looked at: looked at again until then. */
const SETTLED = { timeout: 20_000, intervals: [0, 500, 1_000, 2_000] };

/** The work on the page comes to have the same lines of play, each ending in exactly the same position. */
export async function expectLines(page: Page, wanted: Lines): Promise<void> {
  await expect(() => expectLinesNow(page, wanted)).toPass(SETTLED);
}

async function expectLinesNow(page: Page, wanted: Lines): Promise<void> {
  const saved = await savedFrom(page);
  const found = linesOf(saved);
  const said = `it was saved as ${JSON.stringify(saved.play)}`;
  expect(found.setup, said).toEqual(wanted.setup);
  expect(found.notes, said).toEqual(wanted.notes);
  expect(found.branches.map(readable), said).toEqual(wanted.branches.map(readable));
  expect(readable(found.main), said).toEqual(readable(wanted.main));
}

/** Taken apart, so that what differs is shown and not all the rest. */
const readable = (position: string): unknown => JSON.parse(position);

interface Verb {
  readonly on: Scenario;
  /** What the person does. */
  readonly does: (person: Person) => Promise<void>;
  /** What that comes to, as a file says it: the reference that each of the three ways must reach. */
  readonly comesTo: readonly Entry[];
}

/**
 * One thing that can be done, as one test in each of the three ways. Each must end in exactly the position that
 * the same play has when it is run without the page: so the three are equal as well.
 */
export function verb(title: string, { on, does, comesTo }: Verb): void {
  test(title, async ({ page, person }) => {
    const wanted = comingTo(on, comesTo);
    await openByLink(page, on);
    await expect(person.question).toBeVisible();
    await does(person);
    await expectLines(page, wanted);
  });
}
