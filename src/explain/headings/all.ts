import { additional } from './additional';
import { effects } from './effects';
import { keywords } from './keywords';
import { play } from './play';
import { sections } from './sections';
import { spells } from './spells';
import { turn } from './turn';

/** Our own short headings; the wording of the rules is not ours to ship. */
export const headings: ReadonlyMap<string, string> = new Map(
  [sections, keywords, play, turn, spells, effects, additional].flatMap((table) =>
    Object.entries(table),
  ),
);
