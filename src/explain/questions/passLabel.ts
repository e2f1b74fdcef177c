import type { Game, State, Step } from '../../rules';
import type { Names } from '../naming/names';
import { namesOf } from '../naming/namesOf';

/** What comes after a step when everybody passes, as a move of the reader's. */
const NEXT: Readonly<Record<Step, string>> = {
  untap: 'go to the upkeep step',
  upkeep: 'go to the draw step',
  draw: 'go to the first main phase',
  main1: 'go to combat',
  beginCombat: 'go to attackers',
  declareAttackers: 'go to blockers',
  declareBlockers: 'go to combat damage',
  firstStrikeDamage: 'go to combat damage',
  combatDamage: 'go to the end of combat',
  endCombat: 'go to the second main phase',
  main2: 'go to the end step',
  end: 'end the turn',
  cleanup: 'go to another cleanup step',
};

/**
 * What passing would do now: "Pass: Depth Defiler resolves", "Pass: go to combat", "Pass: Bea may respond".
 * "Pass" alone where nobody is asked to act or pass (117.3d, 117.4).
 */
export function passLabel(game: Game, names: Names = namesOf(game.state)): string {
  const { state, question } = game;
  const frame = state.agenda.at(-1);
  if (question.kind !== 'priority' || frame?.frame !== 'priority') return 'Pass';
  const playing = state.players.filter((p) => !p.lost).length;
  if (frame.passed + 1 < playing)
    return `Pass: ${names.player(after(state, frame.player))} may respond`;
  const top = state.stack.at(-1);
  return top === undefined ? `Pass: ${nextStep(state)}` : `Pass: ${names.object(top)} resolves`;
}

/** The next player in turn order who has not lost. */
function after(state: State, player: State['turn']['active']): State['turn']['active'] {
  const order = [...state.players.slice(player + 1), ...state.players.slice(0, player)];
  return order.find((p) => !p.lost)?.id ?? player;
}

/** Without attackers, blockers and damage are left out (508.8). */
function nextStep(state: State): string {
  const { step } = state.turn;
  const attackers = state.combat?.attackers.length ?? 0;
  if (step === 'declareAttackers' && attackers === 0) return NEXT.combatDamage;
  return NEXT[step];
}
