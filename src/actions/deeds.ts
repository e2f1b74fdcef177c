import type { ObjectId, Target } from '../rules';
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
  const offer = offersByObject(game).get(target.object)?.[Number(deed.slice(OFFER.length))];
  if (offer !== undefined) act(store, offer.action);
}

export const CONCEDE = 'concede';
/** Shows how an object came to be as it is. */
export const WHY = 'why';

/** Does the default with an object; says why where it cannot be done. */
export function doDefault({ store }: App, id: ObjectId): void {
  const { work } = store.getState();
  if (work === null) return;
  const { game } = here(work.tree).position;
  const offer = defaultOf(offersByObject(game).get(id) ?? []);
  if (offer !== undefined) act(store, offer.action);
}

/** Taps an object for mana by the rules; where that is refused the reason is shown. */
export function tapForMana({ store }: App, id: ObjectId): void {
  const { work } = store.getState();
  if (work === null) return;
  const { game } = here(work.tree).position;
  const mana = (offersByObject(game).get(id) ?? []).filter(({ kind }) => kind === 'mana');
  const [offer] = [...mana].sort((a, b) => Number(b.verdict.allowed) - Number(a.verdict.allowed));
  if (offer === undefined) return;
  if (offer.verdict.allowed) act(store, offer.action);
  else tell(store, { kind: 'refused', checks: offer.verdict.checks });
}
