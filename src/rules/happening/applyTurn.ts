import { List } from 'immutable';
import type { Happening } from '../kernel/events';
import type { GameObject } from '../kernel/objects';
import type { Combat, State } from '../kernel/state';
import { PHASES_OF_A_TURN, phaseOf } from '../turn/course';
import { NO_COMBAT } from './applyCombat';

/** The turn's own course: a new turn, what is added to it, a step that begins (500). */
export function applyTurn(
  state: State,
  h: Extract<
    Happening,
    { kind: 'turnBegan' | 'turnAdded' | 'phasesAdded' | 'stepsAdded' | 'stepBegan' }
  >,
): State {
  const { turn } = state;
  switch (h.kind) {
    case 'turnBegan':
      return turnBegan(state, h);
    case 'turnAdded':
      return { ...state, extraTurns: [...state.extraTurns, { id: h.id, player: h.player }] };
    case 'phasesAdded': {
      const phases = [...turn.phases.slice(0, h.at), ...h.phases, ...turn.phases.slice(h.at)];
      return { ...state, turn: { ...turn, phases } };
    }
    case 'stepsAdded':
      return { ...state, turn: { ...turn, steps: [...h.steps, ...turn.steps] } };
    case 'stepBegan':
      return {
        ...state,
        turn: {
          ...turn,
          step: h.step,
          mains: turn.mains + (h.step === 'main1' || h.step === 'main2' ? 1 : 0),
          firstStrike: turn.firstStrike || h.step === 'firstStrikeDamage',
          cleanupAgain: false,
        },
        combat: combatIn(state, h),
      };
  }
}

/** During the combat phase there is a combat, even before anything attacks (506.2). */
function combatIn(state: State, h: Extract<Happening, { kind: 'stepBegan' }>): Combat | null {
  if (phaseOf(h.step) !== 'combat') return state.combat;
  const combat = state.combat ?? NO_COMBAT;
  return h.strikingFirst === undefined ? combat : { ...combat, struckFirst: h.strikingFirst };
}

function turnBegan(state: State, h: Extract<Happening, { kind: 'turnBegan' }>): State {
  let { objects } = state;
  for (const object of state.objects.values()) {
    const fresh = asTurnBegins(object, h.player === object.controller);
    if (fresh !== object) objects = objects.set(object.id, fresh);
  }
  const { extra } = h;
  const controls = state.controls ?? [];
  const taken = controls.find(({ player }) => player === h.player);
  return {
    ...state,
    ...(taken === undefined ? {} : { controls: controls.filter((c) => c !== taken) }),
    objects,
    turn: {
      number: h.number,
      active: h.player,
      step: 'untap',
      firstStrike: false,
      cleanupAgain: false,
      steps: [],
      phases: PHASES_OF_A_TURN,
      mains: 0,
      ...(extra === undefined ? { inOrder: h.player } : { inOrder: state.turn.inOrder, extra }),
      ...(taken === undefined || taken.by === null ? {} : { decidedBy: taken.by }),
    },
    extraTurns:
      extra === undefined ? state.extraTurns : state.extraTurns.filter((t) => t.id !== extra),
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
