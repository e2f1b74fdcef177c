import type { ObjectRef, PlayerRef, Predicate } from '../abilities/references';

/** Words that keyword abilities are made of. */
export const thisObject: ObjectRef = { ref: 'this' };
export const itself: Predicate = { is: 'object', object: thisObject };
export const you: PlayerRef = { player: 'you' };
export const creature: Predicate = { is: 'type', type: 'Creature' };
export const youControl: Predicate = { is: 'controlledBy', player: you };
