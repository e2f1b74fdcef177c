import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Scenario } from '../../src/scenario/format';
import { LONG_LINK, writeLink } from '../../src/scenario/link';
import { read } from '../../src/scenario/schema';

const FOLDER = fileURLToPath(new URL('../boards/', import.meta.url));
const ENDING = '.scenario.json';

/** The names of the boards that are kept in `e2e/boards`. */
export const BOARD_NAMES: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length))
  .sort();

/** A kept board. */
export function keptBoard(name: string): Scenario {
  const file = read(readFileSync(`${FOLDER}${name}${ENDING}`, 'utf8'));
  if (!file.ok) throw new Error(`${name}: ${JSON.stringify(file.problems)}`);
  return file.scenario;
}

/** Opens a kept board as somebody does who follows a link; nothing else was opened in this browser before. */
export async function openKept(page: Page, name: string): Promise<void> {
  const link = writeLink(keptBoard(name));
  if (link.length > LONG_LINK) throw new Error(`${name} is too long for a link`);
  await page.goto(`./${link}`);
}
