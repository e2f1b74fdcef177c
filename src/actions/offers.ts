import { type Game, type ObjectId, type Offer, offers } from '../rules';

const known = new WeakMap<Game, ReadonlyMap<ObjectId, readonly Offer[]>>();

/** What the player who is asked may do now with each object, refused or not. Made once for each position. */
export function offersByObject(game: Game): ReadonlyMap<ObjectId, readonly Offer[]> {
  const made = known.get(game);
  if (made !== undefined) return made;
  const byObject = byTheirObject(offers(game, game.question.player));
  known.set(game, byObject);
  return byObject;
}

const knownToOthers = new WeakMap<Game, ReadonlyMap<ObjectId, readonly Offer[]>>();

/** What the other players could do with each object if they were the one who is asked: all of it refused. */
export function offersToOthers(game: Game): ReadonlyMap<ObjectId, readonly Offer[]> {
  const made = knownToOthers.get(game);
  if (made !== undefined) return made;
  const others = game.state.players.filter(({ id, lost }) => id !== game.question.player && !lost);
  const byObject = byTheirObject(others.flatMap(({ id }) => offers(game, id)));
  knownToOthers.set(game, byObject);
  return byObject;
}

function byTheirObject(all: readonly Offer[]): ReadonlyMap<ObjectId, readonly Offer[]> {
  const byObject = new Map<ObjectId, Offer[]>();
  for (const offer of all) {
    if (offer.object === undefined) continue;
    const list = byObject.get(offer.object);
    if (list === undefined) byObject.set(offer.object, [offer]);
    else list.push(offer);
  }
  return byObject;
}

/** What a plain press does: the one thing that may be done, or tapping for mana; nothing where there is a choice. */
export function defaultOf(offered: readonly Offer[]): Offer | undefined {
  const possible = offered.filter(isPossible);
  const [only] = possible;
  if (possible.length === 1) return only;
  const mana = possible.filter(({ kind }) => kind === 'mana');
  return mana.length === possible.length && mana.length === 1 ? mana[0] : undefined;
}

/** It can be begun, and as far as can be seen it can be paid for. */
export const isPossible = ({ verdict, payable }: Offer): boolean =>
  verdict.allowed && payable.allowed;
