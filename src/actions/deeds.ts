import type { Game, ObjectId, Offer, Target } from '../rules';
import { act } from '../store/moving';
import { inSession, tell } from '../store/state';
import { here } from '../store/tree';
import type { App } from './app';
import { handDeeds, playerDeeds } from './byHand';
import { defaultOf, offersByObject } from './offers';

/** Begins the names of what is done by the rules: the place among the offers of the object. */
export const OFFER = 'offer:';
/** Begins the names of what is done by hand. */
export const HAND = 'hand:';

/** Does what a menu offered. */
export function doDeed(app: App, deed: string, target: Target): void {
  const { store } = app;
  const { work } = store.getState();
  if (work === null) return;
  const { game } = here(work.tree).position;
  if (deed === CONCEDE) {
    act(store, { kind: 'concede' });
    return;
  }
  if (deed.startsWith(HAND)) {
    const object = 'object' in target ? game.state.objects.get(target.object) : undefined;
    const deeds = 'player' in target ? playerDeeds(target.player) : object ? handDeeds(object) : [];
    deeds.find(({ id }) => HAND + id === deed)?.run(store);
    return;
  }
  if (!('object' in target)) return;
  if (deed === WHY) {
    inSession(store, { panel: { panel: 'why', object: target.object } });
    return;
  }
  const offer = offerOf(game, target.object, deed);
  if (offer === undefined) return;
  if (offer.verdict.allowed) act(store, offer.action);
  else tell(store, { kind: 'refused', checks: offer.verdict.checks });
}

/** What a name of a deed means that is done by the rules. */
export const offerOf = (game: Game, id: ObjectId, deed: string): Offer | undefined =>
  deed.startsWith(OFFER)
    ? offersByObject(game).get(id)?.[Number(deed.slice(OFFER.length))]
    : undefined;

export const CONCEDE = 'concede';
/** Shows how an object came to be as it is. */
export const WHY = 'why';

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
