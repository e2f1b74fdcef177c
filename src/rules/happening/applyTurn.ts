import { List } from 'immutable';
import type { Step } from '../abilities/values';
import type { Happening } from '../kernel/events';
import type { GameObject } from '../kernel/objects';
import type { Combat, State } from '../kernel/state';
import { NO_COMBAT } from './applyCombat';

const COMBAT_STEPS: ReadonlySet<Step> = new Set([
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endCombat',
]);

/** The turn's own course: a new turn, a step that begins or ends (500). */
export function applyTurn(
  state: State,
  h: Extract<Happening, { kind: 'turnBegan' | 'stepBegan' | 'stepEnded' }>,
): State {
  switch (h.kind) {
    case 'turnBegan':
      return turnBegan(state, h);
    case 'stepBegan':
      return {
        ...state,
        turn: {
          ...state.turn,
          step: h.step,
          firstStrike: state.turn.firstStrike || h.step === 'firstStrikeDamage',
          cleanupAgain: false,
        },
        combat: combatIn(state, h),
      };
    case 'stepEnded':
      return state;
  }
}

/** During the combat phase there is a combat, even before anything attacks (506.2). */
function combatIn(state: State, h: Extract<Happening, { kind: 'stepBegan' }>): Combat | null {
  if (!COMBAT_STEPS.has(h.step)) return state.combat;
  const combat = state.combat ?? NO_COMBAT;
  return h.strikingFirst === undefined ? combat : { ...combat, struckFirst: h.strikingFirst };
}

function turnBegan(state: State, h: Extract<Happening, { kind: 'turnBegan' }>): State {
  let { objects } = state;
  for (const object of state.objects.values()) {
    const fresh = asTurnBegins(object, h.player === object.controller);
    if (fresh !== object) objects = objects.set(object.id, fresh);
  }
  return {
    ...state,
    objects,
    turn: {
      number: h.number,
      active: h.player,
      step: 'untap',
      firstStrike: false,
      cleanupAgain: false,
    },
    thisTurn: List(),
    players: state.players.map((p) => (p.landsPlayed === 0 ? p : { ...p, landsPlayed: 0 })),
  };
}

/** Permanents are under their controller's control since this turn began (302.6); what is allowed once a turn is allowed again. */
function asTurnBegins(object: GameObject, own: boolean): GameObject {
  const sick = object.sick && !(own && object.zone === 'battlefield');
  if (sick === object.sick && object.usedThisTurn.length === 0) return object;
  return { ...object, sick, usedThisTurn: [] };
}
