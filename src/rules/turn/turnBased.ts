import type { Step } from '../abilities/values';
import { dealCombatDamage } from '../combat/combatDamage';
import { declareAttackers } from '../combat/declareAttackers';
import { declareBlockers } from '../combat/declareBlockers';
import { become, pop } from '../engine/agenda';
import type { Doing, Work } from '../happening/work';
import type { Frame } from '../kernel/state';
import { discardToHandSize, wearOff } from './cleanup';
import { initiativeVentures } from './designations';
import { drawForTurn } from './draw';
import { advanceSagas } from './sagas';
import { phase, untapPermanents } from './untap';

/** A turn-based action; one that never asks is done when it is called. */
type Action = (work: Work) => Doing<void> | undefined;

/** The turn-based actions of each step, in their order (703.4). */
const ACTIONS: { readonly [S in Step]?: readonly Action[] } = {
  untap: [phase, untapPermanents],
  upkeep: [initiativeVentures],
  draw: [drawForTurn],
  main1: [advanceSagas],
  declareAttackers: [declareAttackers],
  declareBlockers: [declareBlockers],
  firstStrikeDamage: [dealCombatDamage],
  combatDamage: [dealCombatDamage],
  cleanup: [discardToHandSize, wearOff],
};

/** One unit of work: the next turn-based action of the step; none is controlled by a player or uses the stack (703.1). */
export function* turnBased(work: Work, frame: Extract<Frame, { frame: 'turnBased' }>): Doing<void> {
  const action = ACTIONS[frame.step]?.[frame.at];
  if (action === undefined) {
    pop(work);
    return;
  }
  const doing = action(work);
  if (doing !== undefined) yield* doing;
  become(work, { ...frame, at: frame.at + 1 });
}
