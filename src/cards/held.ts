import { type CardDefinition, fullName } from '../rules/authoring';
import * as first from './first';
import { libraryOf } from './search';

let cards: readonly CardDefinition[] = Object.values(first);
let library = libraryOf(cards);

/**
 * The cards that are loaded: those that the boards of the start page lay out, until the whole library has
 * come, which is when its door, `index.ts`, is imported.
 */
export const heldCards = (): readonly CardDefinition[] => cards;

/** From now on these are the cards. */
export function hold(all: readonly CardDefinition[]): void {
  cards = all;
  library = libraryOf(all);
}

/** The card of that name; case, accents and the kind of apostrophe don't matter, a front name is enough. */
export const findCard = Object.assign(
  (name: string): CardDefinition | undefined => library.find(name),
  {
    /** The names of all cards. */
    names: (): readonly string[] => cards.map(fullName),
  },
);
