import type { Game, ObjectId, Offer } from '../rules';
import { act } from '../store/moving';
import { tell } from '../store/state';
import { here } from '../store/tree';
import type { App } from './app';
import { defaultOf, isPossible, offersByObject } from './offers';

/** Begins the names of what the rules offer: the place among the offers of the object. */
export const OFFER = 'offer:';
/** Begins the names of what the registry does. */
export const DO = 'do:';

/** Begins the names of questions why something can't be done: the deed follows. */
export const WHY = 'why:';

/** What a name of a deed means that is done by the rules. */
export const offerOf = (game: Game, id: ObjectId, deed: string): Offer | undefined =>
  deed.startsWith(OFFER)
    ? offersByObject(game).get(id)?.[Number(deed.slice(OFFER.length))]
    : undefined;

/** Does what the rules offer with an object; says why where they refuse it. */
export function doOffer({ store }: App, deed: string, id: ObjectId): void {
  const { work } = store.getState();
  const offer = work === null ? undefined : offerOf(here(work.tree).position.game, id, deed);
  if (offer === undefined) return;
  if (offer.verdict.allowed) act(store, offer.action);
  else tell(store, { kind: 'refused', checks: offer.verdict.checks });
}

/** By hand, with so many of a pile as one says. What else a menu holds is about one. */
const BY_HAND = new Set(
  ['turn', 'counters', 'move', 'attach', 'stand', 'copy', 'select', 'remove'].map((id) => DO + id),
);

/** By the rules: what several of a pile can do one after another. */
const REPEATED: ReadonlySet<Offer['kind']> = new Set(['mana', 'activate', 'turnFaceUp']);

/** Whether it is asked with how many of a pile something is done. */
export function asksHowMany(game: Game, deed: string, pile: readonly ObjectId[]): boolean {
  const [first] = pile;
  if (first === undefined || pile.length < 2) return false;
  if (BY_HAND.has(deed)) return true;
  const offer = offerOf(game, first, deed);
  return offer !== undefined && isPossible(offer) && REPEATED.has(offer.kind);
}

/** The name of what a plain press on an object does; nothing where there is no one such thing. */
export function defaultDeed(game: Game, id: ObjectId): string | undefined {
  const offered = offersByObject(game).get(id) ?? [];
  const offer = defaultOf(offered);
  return offer && `${OFFER}${offered.indexOf(offer)}`;
}

/** The name of tapping an object for mana; that which cannot be done only where nothing else is there. */
export function manaDeed(game: Game, id: ObjectId): string | undefined {
  const offered = offersByObject(game).get(id) ?? [];
  const mana = offered.filter(({ kind }) => kind === 'mana');
  const offer = mana.find(({ verdict }) => verdict.allowed) ?? mana[0];
  return offer && `${OFFER}${offered.indexOf(offer)}`;
}
