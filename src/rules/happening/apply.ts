import type { Happening } from '../kernel/events';
import type { State } from '../kernel/state';
import { applyCombat } from './applyCombat';
import { applyEffect } from './applyEffects';
import { applyCeased, applyCreated, applyMoved } from './applyMoves';
import { applyObject } from './applyObject';
import { applyDraw, applyPlayer } from './applyPlayer';
import { applyTurn } from './applyTurn';

/** A position after something happened, and what happened with the new ids filled in. */
export interface Applied {
  readonly state: State;
  readonly happening: Happening;
}

/** The only place where a position changes: one happening is applied to it. */
export function apply(state: State, h: Happening): Applied {
  switch (h.kind) {
    case 'moved':
      return applyMoved(state, h);
    case 'created':
      return applyCreated(state, h);
    case 'ceased':
      return { state: applyCeased(state, h.object), happening: h };
    case 'tapped':
    case 'untapped':
    case 'turned':
    case 'transformed':
    case 'counters':
    case 'attached':
    case 'controlChanged':
    case 'chose':
    case 'damage':
    case 'damageWoreOff':
    case 'phased':
    case 'regenerated':
    case 'shieldMade':
    case 'used':
    case 'targeted':
      return { state: applyObject(state, h), happening: h };
    case 'manaAdded':
    case 'manaSpent':
    case 'manaEmptied':
    case 'life':
    case 'shuffled':
    case 'libraryOrdered':
    case 'landPlayed':
    case 'cast':
    case 'lost':
    case 'left':
    case 'becameMonarch':
    case 'controlTaken':
    case 'won':
      return { state: applyPlayer(state, h), happening: h };
    case 'effectStarted':
    case 'effectEnded':
      return { state: applyEffect(state, h), happening: h };
    case 'attackersDeclared':
    case 'blockersDeclared':
    case 'blocked':
    case 'removedFromCombat':
    case 'combatEnded':
      return { state: applyCombat(state, h), happening: h };
    case 'turnBegan':
    case 'turnAdded':
    case 'phasesAdded':
    case 'stepsAdded':
    case 'stepBegan':
      return { state: applyTurn(state, h), happening: h };
    case 'draw':
      return applyDraw(state, h);
    case 'destroyed':
    case 'phaseBegan':
    case 'stepEnded':
    case 'manned':
    case 'exerted':
    case 'activated':
    case 'triggered':
    case 'resolved':
    case 'countered':
    case 'priorityGiven':
    case 'priorityPassed':
    case 'revealed':
    case 'step':
    case 'replaced':
    case 'edited':
      return { state, happening: h };
  }
}
