import {
  atOnce,
  type CardId,
  type GameEvent,
  HALT,
  layingOut,
  type Made,
  type Resting,
} from '../../rules';
import type { Scenario } from '../format';
import { placedName } from '../placing';
import { RefBook } from '../refs';
import type { SetupObject } from '../setupRefs';
import type { CardSource } from './cards';

import { type Outcome, stopped } from './outcome';
import type { Position } from './position';
import { setUp } from './setup';
import { Misfit, Refused, Unsupported } from './stops';
import { refuseUnread } from './unread';

/** A scenario's position before its first entry, or why there is none. */
export type Loaded =
  | { readonly ok: true; readonly position: Position; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly outcome: Exclude<Outcome, { readonly result: 'pass' }> };

/**
 * Lays out a scenario's position with the cards of a source. Never throws for what a file can say.
 * @param strict whether an object with a text that could not be read and would count all the time is
 *   refused; the app shows such a text instead.
 */
export function loadScenario(scenario: Scenario, source: CardSource, strict = false): Loaded {
  return atOnce(loading(scenario, source, strict));
}

/** The same, resting in between where the board is large. */
export function* loading(scenario: Scenario, source: CardSource, strict = false): Resting<Loaded> {
  try {
    return { ok: true, ...(yield* laidOut(scenario, source, strict)) };
  } catch (error) {
    return { ok: false, outcome: stopped(error, ['players'], undefined) };
  }
}

function* laidOut(scenario: Scenario, source: CardSource, strict: boolean) {
  const { setup, objects, cards } = setUp(scenario, source);
  yield HALT;
  const begun = yield* layingOut(setup);
  switch (begun.result) {
    case 'accepted':
      break;
    case 'refused':
      throw new Refused(begun.checks);
    case 'unsupported':
      throw new Unsupported(begun.what);
    case 'undecided':
      throw new Misfit(begun.why);
  }
  const { game, events, made } = begun;
  const position: Position = {
    game,
    book: yield* bookOf(objects, made),
    expected: [],
    cards,
    strict,
  };
  refuseUnread(position, game.state.battlefield.list());
  return { position, events };
}

/** The refs of what is placed, made again in the same order so that numbering goes on from them. */
function* bookOf(objects: readonly SetupObject[], made: readonly Made[]): Resting<RefBook<CardId>> {
  const written = objects.flatMap(({ placement }) => placement.fields.ref ?? []);
  let book = RefBook.empty<CardId>().keep(written);
  for (const [at, { placement }] of objects.entries()) {
    if (at % 500 === 499) yield HALT;
    const card = made[at]?.card;
    if (card === undefined) continue;
    const { making, fields } = placement;
    if (fields.ref !== undefined) book = book.give(card, fields.ref);
    else if (making.kind === 'token') book = book.forPlacedToken(card, making.data.name).book;
    else book = book.forCard(card, placedName(making)).book;
  }
  return book;
}
