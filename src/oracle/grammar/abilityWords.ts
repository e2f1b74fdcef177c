import { textOf } from './regions';
import type { Token } from './tokens';

/** The ability words of the edition in use (207.2c), the last first, which mean nothing by themselves. */
const ABILITY_WORDS: ReadonlySet<string> = new Set(
  `will of the council, void, vivid, valiant, undergrowth, threshold, tempting offer, sweep,
  survival, strive, spell mastery, secret council, revolt, repartee, renew, rally, raid, radiance,
  parley, paradox, pack tactics, opus, morbid, metalcraft, magecraft, lieutenant, landfall,
  kinship, join forces, inspired, infusion, imprint, heroic, hellbent, grandeur, formidable,
  flurry, ferocious, fathomless descent, fateful hour, enrage, eminence, eerie, domain, disappear,
  descend 8, descend 4, delirium, coven, council 's dilemma, converge, constellation, cohort,
  chroma, channel, celebration, bloodrush, battalion, alliance, addendum, adamant`.split(/,\s+/),
);

/**
 * Whether these words before a dash mean nothing: an ability word, or a flavor word (207.2d), which is written
 * like a title. A keyword with a dash ("Max speed") is neither: it has a meaning.
 */
export function isWithoutMeaning(tokens: readonly Token[]): boolean {
  if (ABILITY_WORDS.has(textOf(tokens))) return true;
  const capitals = tokens.filter(({ raw }) => /^[A-Z]/.test(raw));
  const numerals = tokens.every(({ raw }) => /^[IVX,]+$/.test(raw));
  return capitals.length > 1 && capitals[0] === tokens[0] && !numerals;
}
