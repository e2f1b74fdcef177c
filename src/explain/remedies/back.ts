import type { Deed } from '../../rules';
import { howMany, type Remedy } from './remedies';

/** Where a way back leads: the number of the step, and how many choices back it is. */
export interface Back {
  readonly number: number;
  readonly back: number;
}

/** A remedy that begins at an earlier step: by the rules alone, or with what has to be changed there. */
export function withWayBack(
  mended: Remedy | undefined,
  deed: Deed,
  { number, back }: Back,
): Remedy {
  const choices = `${howMany(back, 'choice')} back`;
  const where = `Go back to ${placeOf(deed, number)}`;
  if (mended === undefined) {
    const words =
      deed.kind === 'attack' || deed.kind === 'block' ? where : `${where}, where it could be done`;
    return { words, note: `by the rules, ${choices}`, byHand: false, edits: [], answers: [], deed };
  }
  return {
    ...mended,
    words: `${where}, and ${mended.words.charAt(0).toLowerCase()}${mended.words.slice(1)}`,
    note: `${mended.note}, ${choices}`,
  };
}

function placeOf({ kind }: Deed, number: number): string {
  if (kind === 'attack') return 'the declaration of attackers';
  if (kind === 'block') return 'the declaration of blockers';
  return `step ${number}`;
}
