import {
  cardId,
  characteristicsOf,
  type Game,
  type GameObject,
  type ObjectId,
  offers,
} from '../../rules';

/** Two objects that change places, with the cards that they are. */
export type Swap = (id: number) => number;

/** All ids in these tests are larger than any other number in a game, so that they are found wherever they stand. */
export const FIRST_ID = 7_000_000;

/** Changes two objects for one another. */
export function swapOf(a: GameObject, b: GameObject): Swap {
  const other = new Map<number, number>([
    [a.id, b.id],
    [b.id, a.id],
    [a.card, b.card],
    [b.card, a.card],
  ]);
  return (id) => other.get(id) ?? id;
}

/** The same later on, when both have become other objects: the cards are the same (400.7). */
export function swapLater(swap: Swap, here: Game, there: Game): Swap {
  const other = new Map<number, number>();
  for (const object of here.state.objects.values()) {
    const mirrored = there.state.cards.get(cardId(swap(object.card)));
    if (mirrored !== undefined && mirrored !== swap(object.id)) other.set(object.id, mirrored);
  }
  return (id) => other.get(id) ?? swap(id);
}

/** The same data with both changed for one another, wherever their ids stand. */
export function swapped<T>(value: T, swap: Swap): T {
  return swapAny(value, swap) as T;
}

function swapAny(value: unknown, swap: Swap): unknown {
  if (typeof value === 'number') return swap(value);
  if (typeof value === 'string') return value.replace(/\d{7,}/g, (id) => String(swap(Number(id))));
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => swapAny(part, swap));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [swapAny(key, swap), swapAny(part, swap)]),
  );
}

const words = new WeakMap<object, string>();

/** Plain data as text: record fields in order of their names. */
function text(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const known = words.get(value);
  if (known !== undefined) return known;
  const made = Array.isArray(value)
    ? `[${value.map(text).join()}]`
    : `{${Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([key, part]) => `${key}:${text(part)}`)
        .sort()
        .join()}}`;
  words.set(value, made);
  return made;
}

const ID = /\d{7,}/g;

/** Ids in text changed for one another. */
const renamed = (written: string, swap: Swap): string =>
  written.replace(ID, (id) => String(swap(Number(id))));

/** A list whose elements may come in any order, in one that does not depend on which of both is which. */
const inOrder = <T>(parts: readonly T[], swap: Swap): readonly T[] => {
  const keyed = parts.map((part) => ({ part, key: renamed(text(part), swap) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ part }) => part);
};

/**
 * All that may matter of a game, with two objects changed for one another; equal lists, equal games. Left
 * out are ids and timestamps as such, lists that only help to find things, and what is gone: whether these
 * matter shows when the game is played on.
 */
export function lookOf(game: Game, swap: Swap): readonly string[] {
  const { state, question } = game;
  const lines: string[] = [];
  const add = (what: string, ...parts: readonly unknown[]) =>
    lines.push(...parts.map((part) => `${what} ${renamed(text(part), swap)}`));
  for (const object of state.objects.values()) {
    const { timestamp: _, attachments, ...rest } = object;
    add('object', { ...rest, attachments: inOrder(attachments, swap) });
    const { abilities = [], ...values } = characteristicsOf(state, object.id) ?? {};
    add('values', { of: object.id, ...values, abilities: inOrder(abilities, swap) });
  }
  for (const player of state.players) {
    add('player', {
      ...player,
      pool: inOrder(player.pool, swap),
      graveyard: inOrder(player.graveyard, swap),
    });
  }
  add('stack', state.stack);
  add('zones', inOrder(state.battlefield.list(), swap));
  for (const effect of state.effects.values()) {
    const { id: _, timestamp: __, source, scope, affected, ...rest } = effect;
    const { content } = rest;
    // Copied values are determined when the effect begins (707.2): what their abilities ask for is not of it.
    const own =
      content.kind === 'changes'
        ? content.changes.filter(({ change }) => change !== 'copy')
        : [content];
    const asks = /"(ref|amount|player|is|if)":/.test(JSON.stringify(own));
    const objects = inOrder(affected.objects ?? [], swap);
    add('effect', { ...rest, affected: { ...affected, objects } });
    if (asks) add('effect words', { source, scope });
  }
  add('turn', state.turn, { monarch: state.monarch, winner: state.winner });
  const { combat } = state;
  for (const { blockers, ...attacker } of combat?.attackers ?? []) {
    add('attacker', { ...attacker, blockers: inOrder(blockers, swap) });
  }
  add('combat', ...(combat?.struckFirst ?? []), ...(combat?.blockersLeft ?? []));
  add('waiting', ...state.waiting);
  add('history', ...state.thisTurn.toArray().map(({ objects: _, ...facts }) => now(game, facts)));
  for (const frame of state.agenda) {
    add('work', frame.frame === 'each' ? { ...frame, items: inOrder(frame.items, swap) } : frame);
  }
  for (const [key, part] of Object.entries(question)) {
    if (question.kind === 'orderTriggers' && key === 'options') {
      // Their places in the list follow from when their sources came, and say nothing.
      add('option', ...question.options.map(({ source }) => source));
    } else if (key === 'options')
      add('option', ...part.map((option: unknown) => sorted(option, swap)));
    else add(`asked ${key}`, Array.isArray(part) ? inOrder(part, swap) : sorted(part, swap));
  }
  add(
    'offer',
    ...offers(game, question.player).map(({ action, verdict }) => [action, verdict.allowed]),
  );
  return lines.sort();
}

/** Ids of objects that are gone say nothing any more. */
function now({ state }: Game, facts: object): object {
  return Object.fromEntries(
    Object.entries(facts).map(([key, part]) => [
      key,
      typeof part === 'number' && part >= FIRST_ID && !state.objects.has(part as ObjectId)
        ? 'gone'
        : part,
    ]),
  );
}

/** Lists inside an option are sets. */
function sorted(option: unknown, swap: Swap): unknown {
  if (typeof option !== 'object' || option === null) return option;
  return Object.fromEntries(
    Object.entries(option).map(([key, part]) => [
      key,
      Array.isArray(part) ? inOrder(part, swap) : part,
    ]),
  );
}
