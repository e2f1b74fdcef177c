import type { Step } from '../abilities/values';
import { carryWorld } from '../characteristics/world';
import { answering, beginning } from '../engine/door';
import type { Game } from '../engine/game';
import { atOnce, HALT, type Resting, restsBefore } from '../happening/halts';
import type { GameEvent } from '../kernel/events';
import type { PlayerId } from '../kernel/ids';
import { NotModelled, Refusal, type Result } from '../kernel/results';
import type { State } from '../kernel/state';
import { combatAt } from '../setup/newGame';
import { placeAll } from '../setup/place';
import type { Made } from '../setup/setup';
import { turnAt } from '../turn/course';
import { agendaAt } from '../turn/steps';
import type { Edit } from './change';
import { noted } from './notes';
import { moveByHand, removeByHand, setObject } from './objects';
import { addMana, setPlayer } from './players';

/** What came of a change by hand. */
export type Edited =
  | (Extract<Result<Game>, { readonly result: 'accepted' }> & {
      /** What was placed, one for one. */
      readonly made: readonly Made[];
      /** How many answers of the work in progress did not fit any more, so that they are asked again. */
      readonly dropped: number;
    })
  | Exclude<Result<Game>, { readonly result: 'accepted' }>;

/**
 * Changes the position by hand. The change is made where the work in progress began, and that work
 * is done again with the answers given; the first that does not fit and all after it are dropped.
 * Refuses where a card named is in no zone any more (400.7).
 */
export function edit(game: Game, change: Edit): Edited {
  return editAll(game, [change]);
}

/** Several changes by hand, one after the other, before the rules look at what has become of the position. */
export function editAll(game: Game, changes: readonly Edit[]): Edited {
  return atOnce(editing(game, changes));
}

/** The same, resting in between where they are many. Nothing has happened until it is through. */
export function* editing(game: Game, changes: readonly Edit[]): Resting<Edited> {
  try {
    let state = game.from;
    const events: GameEvent[] = [];
    const made: (readonly Made[])[] = [];
    for (const [nth, change] of changes.entries()) {
      if (restsBefore(nth)) yield HALT;
      const done = changed(state, change);
      events.push({
        kind: 'edited',
        what: change.edit,
        ...noted(state, done.state, change, done.made),
        cites: [],
        byHand: true,
        batch: state.nextBatch,
      });
      made.push(done.made);
      state = following(done.state, {
        changed: toCheck(state, done.state, change),
        nextBatch: state.nextBatch + 1,
      });
    }
    const from = following(state, { agenda: checkedAgain(state.agenda) });
    const stepped = changes.some((change) => change.edit === 'step');
    const again = yield* goOn(stepped ? { ...game, answers: [], told: 0 } : game, from);
    if (again.result !== 'accepted') return again;
    const { kept, ...accepted } = again;
    const dropped = game.answers.length - kept;
    return { ...accepted, events: [...events, ...again.events], made: made.flat(), dropped };
  } catch (error) {
    if (error instanceof Refusal) return { result: 'refused', checks: error.checks };
    if (error instanceof NotModelled) return { result: 'unsupported', what: error.message };
    throw error;
  }
}

/** A position in which no effect applies otherwise than in the one that it follows. */
function following(
  state: State,
  more: Partial<Pick<State, 'agenda' | 'changed' | 'nextBatch'>>,
): State {
  const next = { ...state, ...more };
  carryWorld(state, next);
  return next;
}

/**
 * What state-based actions have to look at: the objects that were changed, as long as no effect does anything
 * else than before.
 */
function toCheck(before: State, after: State, change: Edit): State['changed'] {
  const own =
    change.edit === 'setObject' ||
    change.edit === 'addMana' ||
    (change.edit === 'setPlayer' && change.set.commanders === undefined);
  return own && carryWorld(before, after) ? after.changed : 'all';
}

function changed(state: State, change: Edit): { state: State; made: readonly Made[] } {
  switch (change.edit) {
    case 'place':
      return placeAll(state, change.placements);
    case 'move':
      return { state: moveByHand(state, change.card, change.zone), made: [] };
    case 'setObject':
      return { state: setObject(state, change.card, change.set), made: [] };
    case 'setPlayer':
      return { state: setPlayer(state, change.player, change.set), made: [] };
    case 'addMana':
      return { state: addMana(state, change.player, change.mana), made: [] };
    case 'remove':
      return { state: removeByHand(state, change.card), made: [] };
    case 'step':
      return { state: atStep(state, change.step, change.active), made: [] };
  }
}

/** The position in another step, as though it had come there; attackers stay while combat lasts. */
function atStep(state: State, step: Step, active: PlayerId = state.turn.active): State {
  const combat = combatAt(step);
  return {
    ...state,
    turn: turnAt(state.turn.number, active, step),
    combat: combat === null ? null : { ...combat, ...state.combat },
    agenda: agendaAt(step, active),
  };
}

/** A player with priority gets it again: state-based actions see the changed position first (704.3). */
function checkedAgain(agenda: State['agenda']): State['agenda'] {
  const top = agenda.at(-1);
  if (top?.frame !== 'priority') return agenda;
  const { player, passed } = top;
  return [...agenda.slice(0, -1), { frame: 'beforePriority', player, passed }];
}

type Again =
  | (Extract<Result<Game>, { readonly result: 'accepted' }> & { readonly kept: number })
  | Exclude<Result<Game>, { readonly result: 'accepted' }>;

/** Does the work in progress again from a changed position, with as many of its answers as still fit. */
function* goOn(game: Game, from: State): Resting<Again> {
  const begun = yield* beginning(from);
  if (begun.result !== 'accepted') return begun;
  let now = begun.game;
  // What came before the work in progress is new; of that itself, what was told is not told again.
  const before = begun.events.slice(0, begun.events.length - begun.game.told);
  const events = begun.events.slice(before.length);
  let kept = 0;
  for (const given of game.answers) {
    const next = yield* answering(now, given);
    if (next.result !== 'accepted') break;
    now = next.game;
    events.push(...next.events);
    kept += 1;
  }
  return { result: 'accepted', game: now, events: [...before, ...events.slice(game.told)], kept };
}
