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

/** The scenario files in a folder and everything under it, named by their path. */
function filesUnder(folder: string): readonly ScenarioFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.scenario.json'))
    .sort()
    .map((path) => ({ name: path, text: readFileSync(join(folder, path), 'utf8') }));
}

const root = join(import.meta.dirname, '../..');

/** The seeds kept with the rulings. */
export const seeds = filesIn(join(root, 'src/rulings/seeds'));
/** Every ruling: the seeds, and those by area. */
export const rulings = filesUnder(join(root, 'src/rulings'));
/** Files of others beside the repository, where there are any. */
export const neighbours = ['seeds', 'public'].flatMap((folder) =>
  filesIn(join(root, '../shared/cases', folder)),
);
