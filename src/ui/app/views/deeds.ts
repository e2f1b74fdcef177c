import { defaultOf, isPossible, offersByObject } from '../../../actions/offers';
import type { Game, ObjectId, Offer } from '../../../rules';
import type { Deeds } from './marks';

/** On a board of more permanents what may be done is looked up when a menu opens. */
const MOST_PERMANENTS = 2000;

/** What a press on each object does, and how many things may be done with it. */
export function deedsOf(game: Game): Deeds {
  if (game.state.battlefield.size > MOST_PERMANENTS) return new Map();
  const deeds = new Map<ObjectId, { does?: string; actions: number }>();
  for (const [id, offered] of offersByObject(game)) {
    const actions = offered.filter(isPossible).length;
    const first = defaultOf(offered);
    if (actions > 0) deeds.set(id, { actions, ...(first && { does: doesWords(first) }) });
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
    default:
      return 'activate it';
  }
}
