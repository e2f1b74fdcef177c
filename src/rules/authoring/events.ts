import type { EventPattern, Players, Predicate } from '../abilities/references';
import type { Step } from '../abilities/values';
import { itself } from './nouns';

type Qualities = readonly Predicate[];
type TappedMana = Extract<EventPattern, { event: 'tappedForMana' }>['mana'];

/** Events that trigger abilities and that replacement effects watch for. Without qualities: this object. */
export const when = {
  enters: (...object: Qualities): EventPattern => ({
    event: 'moved',
    object: orItself(object),
    to: 'battlefield',
  }),
  dies: (...object: Qualities): EventPattern => ({
    event: 'moved',
    object: orItself(object),
    from: 'battlefield',
    to: 'graveyard',
  }),
  crews: (...object: Qualities): EventPattern => ({
    event: 'mans',
    how: 'crew',
    object: orItself(object),
  }),
  becomesCrewed: (...object: Qualities): EventPattern => ({
    event: 'becomesManned',
    how: 'crew',
    object: orItself(object),
  }),
  turnedFaceUp: (...object: Qualities): EventPattern => ({
    event: 'turnedFaceUp',
    object: orItself(object),
  }),
  transforms: (...object: Qualities): EventPattern => ({
    event: 'transformed',
    object: orItself(object),
  }),
  leaves: (...object: Qualities): EventPattern => ({
    event: 'moved',
    object: orItself(object),
    from: 'battlefield',
  }),
  attacks: (...object: Qualities): EventPattern => ({
    event: 'attacks',
    object: orItself(object),
  }),
  exerts: (by: Players, ...object: Qualities): EventPattern => ({
    event: 'exerted',
    object: orItself(object),
    by,
  }),
  blocks: (...object: Qualities): EventPattern => ({
    event: 'blocks',
    object: orItself(object),
  }),
  casts: (by: Players, ...spell: Qualities): EventPattern => ({ event: 'cast', spell, by }),
  beginning: (step: Step, of?: Players): EventPattern =>
    of === undefined ? { event: 'beginning', step } : { event: 'beginning', step, of },
  tappedForMana: (object: Qualities, by?: Players, mana?: TappedMana): EventPattern => ({
    event: 'tappedForMana',
    object,
    ...(by === undefined ? {} : { by }),
    ...(mana === undefined ? {} : { mana }),
  }),
  attackersDeclared: (by: Players): EventPattern => ({ event: 'attackersDeclared', by }),
  becomesTarget: (...object: Qualities): EventPattern => ({
    event: 'becomesTarget',
    object: orItself(object),
  }),
} as const;

function orItself(object: Qualities): Qualities {
  return object.length === 0 ? [itself] : object;
}
