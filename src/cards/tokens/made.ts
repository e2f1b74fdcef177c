import type { CardDefinition } from '../../rules/authoring';
import { heldCards } from '../held';
import { foldName } from '../search';
import { TOKENS } from './library';

/** A token with the names of the library's cards that make it. */
export interface MadeToken {
  readonly token: CardDefinition;
  readonly makers: readonly string[];
}

/** What describes a token in a card's abilities, however deep it lies; tokens that are copies have no description. */
function tokensIn(value: unknown): readonly CardDefinition[] {
  if (typeof value !== 'object' || value === null) return [];
  const deeper = Object.values(value).flatMap(tokensIn);
  const token = 'kind' in value && value.kind === 'createToken' && 'token' in value && value.token;
  return isToken(token) ? [token, ...deeper] : deeper;
}

const isToken = (value: unknown): value is CardDefinition =>
  typeof value === 'object' && value !== null && 'name' in value && 'abilities' in value;

/** The tokens that an ability, a card or anything else made of abilities can create as it describes them. */
export function tokensMadeBy(abilities: unknown): readonly CardDefinition[] {
  return [...new Map(tokensIn(abilities).map((token) => [JSON.stringify(token), token])).values()];
}

let known:
  | undefined
  | { readonly cards: readonly CardDefinition[]; readonly made: readonly MadeToken[] };

/** Every token that is known here: those that scenarios place by name, and those that cards make. By name. */
export function madeTokens(): readonly MadeToken[] {
  const cards = heldCards();
  if (known?.cards !== cards) known = { cards, made: collected(cards) };
  return known.made;
}

function collected(cards: readonly CardDefinition[]): readonly MadeToken[] {
  const found = new Map<string, { token: CardDefinition; makers: string[] }>();
  const note = (token: CardDefinition, maker?: string) => {
    const key = JSON.stringify({ ...token, complete: undefined });
    const entry = found.get(key) ?? { token, makers: [] };
    if (maker !== undefined && !entry.makers.includes(maker)) entry.makers.push(maker);
    found.set(key, entry);
  };
  for (const token of TOKENS) note(token);
  for (const card of cards)
    for (const token of tokensMadeBy([card.abilities, card.faces?.of])) note(token, card.name);
  return [...found.values()].sort((a, b) => a.token.name.localeCompare(b.token.name, 'en'));
}

/** Those of that name; "Treasure" and "Treasure Token" mean the same (111.4). */
export function tokensNamed(name: string): readonly CardDefinition[] {
  const wanted = foldName(name).replace(/ token$/, '');
  return madeTokens().flatMap(({ token }) =>
    foldName(token.name).replace(/ token$/, '') === wanted ? [token] : [],
  );
}
