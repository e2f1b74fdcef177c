import { billOf, billText, NO_MANA } from '../costs/bill';
import type { Game } from '../engine/game';
import { viewOf } from '../happening/view';
import { matchMana } from './match';
import { usableMana } from './usable';

/** How far mana in the pool covers the payment that is now asked for. */
export interface Coverage {
  /** The places of the mana that pays; what is not needed is left out. */
  readonly places: readonly number[];
  /** The symbols that remain; empty where all is paid. */
  readonly missing: string;
}

/**
 * What the mana at the given places of the pool (all of it, when left out) would pay of the payment that
 * is asked for (601.2h, 106.6); null while none is.
 */
export function coverage(game: Game, among?: readonly number[]): Coverage | null {
  const { question, state } = game;
  if (question.kind !== 'payMana') return null;
  const pool = state.players[question.player]?.pool ?? [];
  const about = question.about;
  const spell =
    about !== undefined && state.objects.get(about)?.onStack?.as === 'spell' ? about : null;
  const usable = usableMana(viewOf(state), question.player, pool, spell);
  const order = (among ?? usable).filter((place) => usable.includes(place));
  const matched = matchMana(billOf(question.cost, 0), pool, order, question.asThough ?? null);
  if (matched.paid) return { places: matched.places, missing: '' };
  const { missing = NO_MANA } = matched;
  return { places: [], missing: billText(missing) };
}
