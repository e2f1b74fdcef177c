import type { Game } from '../../../rules';

/** Whether the costs of a declaration are being paid, and of which (508.1h, 509.1d). */
export function declaredIn({ from, state }: Game): 'attack' | 'block' | undefined {
  if (from.agenda.at(-1)?.frame !== 'turnBased') return undefined;
  return state.turn.step === 'declareAttackers' ? 'attack' : 'block';
}
