import type { CardData } from '../../../scenario/format';
import { isObject } from '../../../scenario/schema/kit';

/** What the world outside does for look-ups. */
interface World {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const HOME = 'https://api.scryfall.com';
/** Scryfall asks for 50 to 100 milliseconds between requests. */
const PACE = 100;
/** How long nothing is asked after it said that it was too much. */
const REST = 30_000;
/** Characters of an answer; the longest card has a tenth of it. */
const LONGEST = 400_000;

/** Characters of an answer with many cards. */
const LONGEST_OF_MANY = 4_000_000;
/** Names that may be asked for at once. */
const AT_ONCE = 75;

/** What came of a look-up. */
export type Answered<T> =
  | { readonly ok: true; readonly found: T }
  | { readonly ok: false; readonly why: string };

/** Looks up names and cards at Scryfall: one request at a time, at its pace. */
export function lookUps(world: World) {
  let last: Promise<unknown> = Promise.resolve();
  let free = 0;

  const paced = <T>(ask: () => Promise<T>): Promise<T> => {
    const turn = last.then(async () => {
      const early = free - world.now();
      if (early > 0) await world.wait(Math.min(early, REST));
      free = world.now() + PACE;
      return ask();
    });
    last = turn.catch(() => undefined);
    return turn;
  };

  const get = async (
    path: string,
    isWanted: () => boolean,
    body?: unknown,
  ): Promise<Answered<unknown>> => {
    if (free - world.now() > PACE)
      return no('Scryfall was asked too often; try again in half a minute.');
    try {
      return await paced(async () => (isWanted() ? await fetched(path, body) : no('')));
    } catch {
      return no('Scryfall cannot be reached now. All else works without it.');
    }
  };

  const fetched = async (path: string, body: unknown): Promise<Answered<unknown>> => {
    const answer = await world.fetch(HOME + path, {
      headers: {
        Accept: 'application/json;q=0.9,*/*;q=0.8',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (answer.status === 429) {
      free = world.now() + REST;
      return no('Scryfall was asked too often; try again in half a minute.');
    }
    if (answer.status === 404) return no('Scryfall knows no card of this name.');
    if (!answer.ok) return no(`Scryfall answered with ${answer.status}.`);
    const text = await answer.text();
    if (text.length > (body === undefined ? LONGEST : LONGEST_OF_MANY))
      return no('What Scryfall answered is too long.');
    return { ok: true, found: JSON.parse(text) };
  };

  return {
    /** Names that go on as the words do, at most twenty. @param isWanted asked when its turn has come */
    names: async (
      words: string,
      isWanted: () => boolean = () => true,
    ): Promise<Answered<readonly string[]>> => {
      const answer = await get(`/cards/autocomplete?q=${encodeURIComponent(words)}`, isWanted);
      if (!answer.ok) return answer;
      const { found } = answer;
      const names = isObject(found) && Array.isArray(found.data) ? found.data : [];
      return { ok: true, found: names.filter(isName).slice(0, 20) };
    },
    /** The card of that name. */
    card: async (name: string): Promise<Answered<CardData>> => {
      const answer = await get(`/cards/named?exact=${encodeURIComponent(name)}`, () => true);
      if (!answer.ok) return answer;
      const { readCards } = await import('../../../scenario/brought/published');
      const read = readCards(JSON.stringify(answer.found));
      if (!read.ok) return no(`What Scryfall answered is no card here: ${read.why}`);
      const [card] = read.cards;
      return card === undefined
        ? no('Scryfall knows no card of this name.')
        : { ok: true, found: card };
    },
    /** The cards of many names, so many at a time; a name that is missing is not known there. */
    cards: async (
      names: readonly string[],
    ): Promise<{ readonly found: readonly CardData[]; readonly why?: string }> => {
      const { readCards } = await import('../../../scenario/brought/published');
      const found: CardData[] = [];
      for (let at = 0; at < names.length; at += AT_ONCE) {
        const identifiers = names.slice(at, at + AT_ONCE).map((name) => ({ name }));
        const answer = await get('/cards/collection', () => true, { identifiers });
        if (!answer.ok) return { found, why: answer.why };
        const { data } = isObject(answer.found) ? answer.found : { data: [] };
        for (const one of Array.isArray(data) ? data : []) {
          const read = readCards(JSON.stringify(one));
          if (read.ok) found.push(...read.cards);
        }
      }
      return { found };
    },
  };
}

const no = (why: string) => ({ ok: false, why }) as const;

const isName = (name: unknown): name is string => typeof name === 'string' && name.length <= 200;

/** The look-ups of this window. */
export const scryfall = lookUps({
  fetch: (...asked) => globalThis.fetch(...asked),
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((go) => setTimeout(go, milliseconds)),
});
