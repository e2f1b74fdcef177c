import type { GameEvent, HappeningKind, MoveReason, StepKind } from '../../rules';
import { asideBy } from './aside';

/** How much a reader wants to see: what happened, how it happened, every rule that was looked at. */
export type Level = 'headline' | 'step' | 'rule';

type Judged = 'moved' | 'activated' | 'step';

const KINDS: { readonly [K in Exclude<HappeningKind, Judged>]: Level } = {
  created: 'headline',
  ceased: 'rule',
  destroyed: 'headline',
  tapped: 'step',
  untapped: 'headline',
  manned: 'headline',
  turned: 'headline',
  transformed: 'headline',
  manaAdded: 'headline',
  manaSpent: 'rule',
  manaEmptied: 'step',
  damage: 'headline',
  damageWoreOff: 'step',
  phased: 'headline',
  life: 'step',
  draw: 'rule',
  counters: 'step',
  attached: 'step',
  controlChanged: 'headline',
  chose: 'step',
  cast: 'headline',
  triggered: 'step',
  targeted: 'step',
  resolved: 'headline',
  countered: 'headline',
  effectStarted: 'step',
  effectEnded: 'step',
  turnBegan: 'headline',
  phaseBegan: 'step',
  turnAdded: 'headline',
  phasesAdded: 'headline',
  stepsAdded: 'headline',
  stepBegan: 'headline',
  stepEnded: 'rule',
  priorityGiven: 'rule',
  priorityPassed: 'headline',
  attackersDeclared: 'headline',
  blockersDeclared: 'headline',
  exerted: 'headline',
  blocked: 'rule',
  removedFromCombat: 'step',
  combatEnded: 'rule',
  shuffled: 'step',
  libraryOrdered: 'step',
  revealed: 'step',
  regenerated: 'headline',
  shieldMade: 'step',
  used: 'rule',
  landPlayed: 'headline',
  lost: 'headline',
  won: 'headline',
  left: 'headline',
  becameMonarch: 'headline',
  controlTaken: 'headline',
  replaced: 'step',
  edited: 'headline',
};

const MOVES: { readonly [R in MoveReason]: Level } = {
  cast: 'rule',
  play: 'rule',
  resolve: 'step',
  put: 'step',
  return: 'step',
  draw: 'headline',
  discard: 'headline',
  mill: 'headline',
  destroy: 'headline',
  sacrifice: 'headline',
  exile: 'step',
  counter: 'step',
  stateBased: 'headline',
  create: 'step',
  ceases: 'rule',
  trigger: 'rule',
  activate: 'rule',
  search: 'step',
  edit: 'headline',
};

const STEPS: { readonly [K in StepKind]: Level } = {
  proposed: 'rule',
  modesChosen: 'step',
  kickerChosen: 'step',
  alternativeChosen: 'step',
  xChosen: 'step',
  targetsChosen: 'step',
  divided: 'step',
  legalityChecked: 'rule',
  costDetermined: 'step',
  manaWindow: 'rule',
  costPaid: 'step',
  becameCast: 'rule',
  becameActivated: 'rule',
  triggerWaiting: 'headline',
  notTriggered: 'step',
  triggerPut: 'rule',
  triggerNotPut: 'headline',
  resolving: 'rule',
  clauseChecked: 'step',
  targetsChecked: 'rule',
  instruction: 'rule',
  skipped: 'step',
  declined: 'rule',
  stateBased: 'step',
  manaAbility: 'rule',
  triggeredManaAbility: 'step',
  noMana: 'headline',
  copied: 'step',
  impossible: 'step',
  byHand: 'headline',
  turnBased: 'step',
};

/** The level of an event by itself; inside of a larger procedure, what is a headline is one of its steps. */
export function levelOf(event: GameEvent): Level {
  switch (event.kind) {
    case 'moved':
      return asideBy(event) === undefined ? MOVES[event.why] : 'headline';
    case 'activated':
      // Of a mana ability the mana is the news.
      return event.ability === null ? 'step' : 'headline';
    case 'step':
      return STEPS[event.what];
    case 'created':
      return event.what === 'ability' ? 'step' : 'headline';
    default:
      return KINDS[event.kind];
  }
}
