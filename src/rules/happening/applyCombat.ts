import type { Happening } from '../kernel/events';
import type { Combat, State } from '../kernel/state';
import { leaveCombat } from './leaveCombat';

/** A combat in which nothing has attacked yet. */
export const NO_COMBAT: Combat = {
  attackers: [],
  struckFirst: [],
  blockersLeft: [],
  attackersDeclared: false,
  blockersDeclared: false,
};

/** Declarations and the end of combat (508, 509, 511). */
export function applyCombat(
  state: State,
  h: Extract<
    Happening,
    {
      kind:
        | 'attackersDeclared'
        | 'blockersDeclared'
        | 'blocked'
        | 'removedFromCombat'
        | 'combatEnded';
    }
  >,
): State {
  const combat = state.combat ?? NO_COMBAT;
  switch (h.kind) {
    case 'attackersDeclared': {
      const attackers = h.attackers.map((a) => ({ ...a, blocked: false, blockers: [] }));
      return {
        ...state,
        combat: {
          ...combat,
          attackers: [...combat.attackers, ...attackers],
          attackersDeclared: combat.attackersDeclared || attackers.length > 0,
        },
      };
    }
    case 'blockersDeclared': {
      const attackers = combat.attackers.map((a) => {
        const blockers = h.blockers
          .filter((b) => b.attackers.includes(a.object))
          .map((b) => b.object);
        return blockers.length === 0
          ? a
          : { ...a, blocked: true, blockers: [...a.blockers, ...blockers] };
      });
      return { ...state, combat: { ...combat, attackers, blockersDeclared: true } };
    }
    case 'blocked':
      return {
        ...state,
        combat: {
          ...combat,
          attackers: combat.attackers.map((a) =>
            a.object === h.object ? { ...a, blocked: true } : a,
          ),
        },
      };
    case 'removedFromCombat':
      return leaveCombat(state, h.object);
    case 'combatEnded':
      return { ...state, combat: null, turn: { ...state.turn, firstStrike: false } };
  }
}
