/** The scenario files that tests of the format are run on. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ScenarioFile {
  readonly name: string;
  readonly text: string;
}

function filesIn(folder: string): readonly ScenarioFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.scenario.json'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

const root = join(import.meta.dirname, '../..');

/** The seeds kept with the rulings. */
export const seeds = filesIn(join(root, 'src/rulings/seeds'));
/** Files of others beside the repository, where there are any. */
export const neighbours = ['seeds', 'public'].flatMap((folder) =>
  filesIn(join(root, '../shared/cases', folder)),
);
