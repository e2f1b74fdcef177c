import type { Work } from '../happening/work';
import { NotModelled } from '../kernel/results';

/** @throws NotModelled at the upkeep of the player who has the initiative, who would venture (726.2). */
export function initiativeVentures({ state }: Work): undefined {
  if (state.initiative === state.turn.active) {
    throw new NotModelled('venturing with the initiative (726.2)');
  }
}
