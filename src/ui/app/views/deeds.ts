import { defaultOf, isPossible, offersByObject } from '../../../actions/offers';
import { alike, type Game, type ObjectId, type Offer } from '../../../rules';
import type { Deeds } from './marks';

/** On a board of more permanents what may be done is looked up when a menu opens. */
const MOST_PERMANENTS = 2000;

const known = new WeakMap<Game, Deeds>();

/** What was worked out for a position, if it was. */
export const knownDeeds = (game: Game): Deeds | undefined => known.get(game);

/** What a press on each object does, and how many things may be done with it. Made once for each position. */
export function deedsOf(game: Game): Deeds {
  const work = deedsBitwise(game);
  for (;;) {
    const bit = work.next();
    if (bit.done) return bit.value;
  }
}

/** The same bit by bit: it can be left between any two, and gone on with when there is time. */
export function* deedsBitwise(game: Game): Generator<void, Deeds, void> {
  const before = known.get(game);
  if (before !== undefined) return before;
  const deeds: Deeds =
    game.state.battlefield.size > MOST_PERMANENTS ? new Map() : yield* deedsIn(game);
  known.set(game, deeds);
  return deeds;
}

/** Objects that the rules cannot tell apart can do the same: one of each group is asked. */
function* deedsIn(game: Game): Generator<void, Deeds, void> {
  const deeds = new Map<ObjectId, { does?: string; actions: number }>();
  const offers = offersByObject(game);
  yield;
  for (const group of alike(game, [...offers.keys()])) {
    yield;
    const [first] = group;
    const offered = first === undefined ? [] : (offers.get(first) ?? []);
    const actions = offered.filter(isPossible).length;
    if (actions === 0) continue;
    const usual = defaultOf(offered);
    const deed = { actions, ...(usual && { does: doesWords(usual) }) };
    for (const id of group) deeds.set(id, deed);
  }
  return deeds;
}

function doesWords({ kind }: Offer): string {
  switch (kind) {
    case 'mana':
      return 'tap for mana';
    case 'playLand':
      return 'play it';
    case 'cast':
      return 'cast it';
    case 'turnFaceUp':
      return 'turn it face up';
    case 'setAside':
      return 'set it aside';
    default:
      return 'activate it';
  }
}
