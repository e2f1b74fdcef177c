import { CARDS } from './library';
import { libraryOf } from './search';
import { TOKENS } from './tokens/library';

export { CARDS } from './library';
export { foldName } from './search';
export { TOKENS } from './tokens/library';
export { type MadeToken, madeTokens, tokensMadeBy, tokensNamed } from './tokens/made';

const library = libraryOf(CARDS);
const tokens = libraryOf(TOKENS);

/** The card of that name; case, accents and the kind of apostrophe don't matter, a front name is enough. */
export const findCard = Object.assign(library.find, {
  /** The names of all cards. */
  names: (): readonly string[] => CARDS.map(({ name }) => name),
});
/** Cards whose names fit: prefix before word before substring, each group by name. */
export const searchCards = library.search;
/** A token that the library describes, by its name ("Eldrazi Spawn Token"). */
export const findToken = tokens.find;
