import { hold } from './held';
import { CARDS } from './library';
import { libraryOf } from './search';
import { TOKENS } from './tokens/library';

export { findCard } from './held';
export { CARDS } from './library';
export { foldName } from './search';
export { TOKENS } from './tokens/library';
export { type MadeToken, madeTokens, tokensMadeBy, tokensNamed } from './tokens/made';

hold(CARDS);
const library = libraryOf(CARDS);
const tokens = libraryOf(TOKENS);

/** Cards whose names fit: prefix before word before substring, each group by name. */
export const searchCards = library.search;
/** A token that the library describes, by its name ("Eldrazi Spawn Token"). */
export const findToken = tokens.find;
