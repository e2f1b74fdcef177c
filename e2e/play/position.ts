import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findCard } from '../../src/cards';
import '../../src/oracle';
import { loadCompiler } from '../../src/oracle/compiler';
import { encodeGame } from '../../src/rules';
import type { Entry, Scenario } from '../../src/scenario/format';
import { writeLink } from '../../src/scenario/link';
import { loadScenario } from '../../src/scenario/run/load';
import { playEntry, type Standing, standingAt } from '../../src/scenario/run/play';
import { read } from '../../src/scenario/schema';

// Boards bring cards with texts of their own.
await loadCompiler();

/** What can be compared of a work: where each of its lines of play ends, and how it was laid out. */
export interface Lines {
  readonly setup: Scenario;
  /** The position at the end of the main line, whole, as text. */
  readonly main: string;
  /** Those at the ends of the branches, in no order that means anything. */
  readonly branches: readonly string[];
  readonly notes: readonly string[];
}

/** Opens a scenario as one does with a link that somebody sent. */
export async function openByLink(page: Page, scenario: Scenario): Promise<void> {
  await page.goto(`./${writeLink(scenario)}`);
}

/** The work that lies on the page, by the file that it saves. */
export async function savedFrom(page: Page): Promise<Scenario> {
  const download = page.waitForEvent('download');
  await page.keyboard.press('ControlOrMeta+s');
  const text = await readFile(await (await download).path(), 'utf8');
  const file = read(text);
  if (!file.ok) throw new Error(`The saved file is refused: ${JSON.stringify(file.problems)}`);
  return file.scenario;
}

/** Runs a scenario without the page, and says where each of its lines ends. */
export function linesOf(scenario: Scenario): Lines {
  const { play = [], ...setup } = scenario;
  const loaded = loadScenario(setup, findCard);
  if (!loaded.ok) throw new Error(`No such board: ${JSON.stringify(loaded.outcome)}`);
  const branches: string[] = [];
  const notes: string[] = [];
  const end = walk(standingAt(loaded.position, loaded.events), play, branches, notes);
  return { setup, main: written(end), branches: branches.sort(), notes: notes.sort() };
}

function walk(
  start: Standing,
  play: readonly Entry[],
  branches: string[],
  notes: string[],
): Standing {
  let standing = start;
  for (const entry of play) {
    if (entry.note !== undefined) notes.push(entry.note);
    if ('branch' in entry) {
      branches.push(written(walk(standing, entry.branch, branches, notes)));
      continue;
    }
    const times = 'times' in entry ? (entry.times ?? 1) : 1;
    for (let n = 0; n < times; n += 1) {
      const went = playEntry(standing, entry, ['play']);
      if (!went.ok) {
        throw new Error(`${JSON.stringify(entry)} does not go: ${JSON.stringify(went.stop)}`);
      }
      standing = went.standing;
    }
  }
  return standing;
}

const written = ({ position }: Standing): string => JSON.stringify(encodeGame(position.game));
