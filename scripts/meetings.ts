/** Writes the table of the mechanics that meet in the rulings. `npm run meetings`, after rulings were added. */
import { writeFileSync } from 'node:fs';
import { rulings } from '../src/rulings/scenarioFiles';
import { tableText } from '../src/rulings/table/meetings';

writeFileSync(new URL('../src/rulings/MECHANICS.md', import.meta.url), tableText(rulings));
