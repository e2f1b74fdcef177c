import { textOf } from './regions';
import type { Token } from './tokens';

/** The ability words of the edition in use (207.2c), which mean nothing by themselves. */
const ABILITY_WORDS: ReadonlySet<string> = new Set(
  `adamant, addendum, alliance, battalion, bloodrush, celebration, channel, chroma, cohort,
  constellation, converge, council 's dilemma, coven, delirium, descend 4, descend 8, disappear,
  domain, eerie, eminence, enrage, fateful hour, fathomless descent, ferocious, flurry, formidable,
  grandeur, hellbent, heroic, imprint, infusion, inspired, join forces, kinship, landfall,
  lieutenant, magecraft, metalcraft, morbid, opus, pack tactics, paradox, parley, radiance, raid,
  rally, renew, repartee, revolt, secret council, spell mastery, strive, survival, sweep,
  tempting offer, threshold, undergrowth, valiant, vivid, void, will of the council`.split(/,\s+/),
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
