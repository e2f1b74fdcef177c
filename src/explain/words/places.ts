import type { Phase, Step, Zone } from '../../rules';
import { possessive } from './sentences';

/** The phases of a turn (500.1). */
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  beginning: 'beginning phase',
  main: 'main phase',
  combat: 'combat phase',
  ending: 'ending phase',
};

/** Steps and main phases as they are called. */
export const STEP_NAMES: Readonly<Record<Step, string>> = {
  untap: 'untap step',
  upkeep: 'upkeep step',
  draw: 'draw step',
  main1: 'first main phase',
  beginCombat: 'beginning of combat step',
  declareAttackers: 'declare attackers step',
  declareBlockers: 'declare blockers step',
  firstStrikeDamage: 'first combat damage step',
  combatDamage: 'combat damage step',
  endCombat: 'end of combat step',
  main2: 'second main phase',
  end: 'end step',
  cleanup: 'cleanup step',
};

const SHARED: ReadonlySet<Zone> = new Set(['battlefield', 'exile', 'stack', 'command']);

/** A zone by its name alone. */
export function zoneName(zone: Zone): string {
  return zone === 'command' ? 'command zone' : zone;
}

/** "the battlefield", "exile", "Ada's hand": whose it is where it has an owner. */
export function zoneOf(zone: Zone, owner: string | undefined): string {
  if (zone === 'exile') return 'exile';
  if (SHARED.has(zone)) return `the ${zoneName(zone)}`;
  return owner === undefined ? `its owner's ${zone}` : `${possessive(owner)} ${zone}`;
}

/** Where something is: "on the stack", "in exile", "in Ada's hand". */
export function inZone(zone: Zone, owner: string | undefined): string {
  const preposition = zone === 'battlefield' || zone === 'stack' ? 'on' : 'in';
  return `${preposition} ${zoneOf(zone, owner)}`;
}

/** Where something goes: "onto the battlefield", "into Ada's graveyard". */
export function intoZone(zone: Zone, owner: string | undefined): string {
  const preposition = zone === 'battlefield' || zone === 'stack' ? 'onto' : 'into';
  return `${preposition} ${zoneOf(zone, owner)}`;
}
