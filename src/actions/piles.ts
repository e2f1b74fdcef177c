import type { Answer, Game, ObjectId, Offer } from '../rules';
import { act, actBy } from '../store/moving';
import type { Position } from '../store/position';
import { follow } from '../store/running';
import { inSession, notify } from '../store/state';
import type { App } from './app';
import { asksHowMany, DO, offerOf } from './deeds';
import { doDeed } from './doing';
import { run } from './registry';
import { gameOf } from './registry/when';
import { addSelected, setSelecting } from './selection';

/** More than this is no longer one choice, but a run that shows how far it is and can be stopped. */
const MOST_AT_ONCE = 100;

/** Does what a menu or a press means with one of a pile, or asks with how many of it. */
export function doWithPile(app: App, deed: string, pile: readonly ObjectId[]): void {
  const game = gameOf(app);
  const object = pile.at(-1);
  if (game === undefined || object === undefined) return;
  if (asksHowMany(game, deed, pile)) {
    inSession(app.store, { panel: { panel: 'howMany', deed, pile } });
  } else doDeed(app, deed, `o${object}`);
}

/** Does it with these, which the rules cannot tell apart: by hand at once, by the rules one after another. */
export function doWithSome(app: App, deed: string, some: readonly ObjectId[]): void {
  const game = gameOf(app);
  const [object] = some;
  if (game === undefined || object === undefined) return;
  if (some.length === 1) doDeed(app, deed, `o${object}`);
  else if (deed === `${DO}select`) {
    setSelecting(app.store, true);
    addSelected(app.store, some);
  } else if (deed.startsWith(DO)) {
    run({ ...app, meaning: some }, deed.slice(DO.length));
  } else {
    const offer = offerOf(game, object, deed);
    if (offer !== undefined) repeat(app, offer, some);
  }
}

/** Each does the same in its turn, for as long as the same is asked as at the beginning. */
function repeat(app: App, offer: Offer, some: readonly ObjectId[]): void {
  const { store, world } = app;
  const asked = gameOf(app);
  if (asked === undefined) return;
  let count = 0;
  const script = ({ game }: Position) => {
    const object = some[count];
    if (object === undefined || !asksSame(game, asked)) return undefined;
    count += 1;
    return { ...offer.action, object } as Answer;
  };
  if (some.length <= MOST_AT_ONCE) {
    actBy(store, script, () => inTurn(app, offer, asked, some.slice(count)));
    return;
  }
  const all = some.length.toLocaleString('en');
  const progress = () => `${count.toLocaleString('en')} of ${all} done`;
  const words = `${all} of a pile, one after another`;
  void follow(store, { words, next: script, progress, ended: () => progress() }, world);
}

const asksSame = (game: Game, before: Game): boolean =>
  game.question.kind === before.question.kind &&
  game.question.player === before.question.player &&
  game.draftFrom === before.draftFrom;

/**
 * What the first began has to be finished by who plays, as a target is chosen and a cost is paid; then the next
 * begins. Going back, or giving it up, ends the series.
 */
function inTurn(app: App, offer: Offer, asked: Game, left: readonly ObjectId[]): void {
  const { store } = app;
  const start = gameOf(app);
  if (left.length === 0 || start === undefined || asksSame(start, asked)) return;
  const tell = (count: number) =>
    notify(store, { about: SERIES, words: `After this one ${count} more of the pile` });
  tell(left.length);
  let rest = left;
  let at = store.getState().work?.tree.cursor;
  const end = store.subscribe(({ work, session }) => {
    const cursor = work?.tree.cursor;
    if (cursor === at) return;
    at = cursor;
    const game = gameOf(app);
    // Giving it up leads back to the very question that was asked at the beginning.
    if (game === undefined || session.went !== 'made' || game === asked) return end();
    if (!asksSame(game, asked)) return;
    const [object, ...more] = rest;
    if (object === undefined) return end();
    rest = more;
    if (rest.length === 0) end();
    // The store must have told everybody of this step before the next begins.
    queueMicrotask(() => {
      if (!act(store, { ...offer.action, object } as Answer)) end();
      else if (rest.length > 0) tell(rest.length);
    });
  });
}

/** What notes of a series are about. */
const SERIES = 'series of a pile';
