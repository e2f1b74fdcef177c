import type { State } from '../kernel/state';
import { positionKey } from './positionKey';

/** Looks between two positions that are kept to compare with, at first; doubled each time. */
const FIRST_STRETCH = 16;

/**
 * Notices that a position comes again on a way of many answers. One position at a time is kept to compare
 * with, for twice as long each time, so that a repetition of any length is found in the end; a position is
 * looked at as a whole only where it has the same outline as the kept one, so that a look costs next to nothing.
 */
export class Repetition {
  private kept: { readonly state: State; readonly outline: string; key?: string | null } | null =
    null;
  private looks = 0;
  private until = FIRST_STRETCH;

  /** Looks at a position in which a player gets priority. @returns after how many looks the same one came again */
  look(state: State): number | undefined {
    const outline = outlineOf(state);
    this.looks += 1;
    if (this.kept?.outline === outline && this.isKept(state)) return this.looks;
    if (this.kept === null || this.looks >= this.until) {
      this.until = this.kept === null ? FIRST_STRETCH : this.until * 2;
      this.kept = { state, outline };
      this.looks = 0;
    }
    return undefined;
  }

  private isKept(now: State): boolean {
    if (this.kept === null) return false;
    if (this.kept.key === undefined) this.kept.key = positionKey(this.kept.state);
    return this.kept.key !== null && this.kept.key === positionKey(now);
  }
}

/** What two positions can't be the same without: cheap to tell, whatever the size of the board. */
function outlineOf(state: State): string {
  const { agenda, turn, stack, objects, battlefield, exile, players, effects, chance } = state;
  const top = stack.at(-1);
  return JSON.stringify([
    // Who has priority, and how many have passed.
    agenda.at(-1),
    turn.number,
    turn.step,
    stack.length,
    top === undefined ? null : objects.get(top)?.printed.name,
    objects.size,
    battlefield.size,
    exile.size,
    effects.size,
    chance.used,
    players.map(({ life, counters, graveyard, hand }) => [
      life,
      counters,
      graveyard.length,
      hand.length,
    ]),
  ]);
}
