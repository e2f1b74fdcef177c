import { cr } from '../citations';
import type { Game } from '../engine/game';
import { NotModelled, Refusal } from '../kernel/results';
import type { State } from '../kernel/state';
import { courseOf } from './prove';

/**
 * The position in which nobody breaks the loop that the game is in: all that is left to do is to call it
 * a draw (104.4b, 732.4). Tried out before: nothing is believed.
 * @throws Refusal where it comes to an end or something optional is in it, NotModelled where neither that
 *   nor a repetition was found
 */
export function drawnByLoop(game: Game): State {
  const found = courseOf(game);
  switch (found.course) {
    case 'repeats':
      return { ...game.from, agenda: [...game.from.agenda, { frame: 'mandatoryLoop' }] };
    case 'ends':
      throw new Refusal([{ code: 'loopEnds', subjects: [], cites: [cr('104.4b'), cr('732.4')] }]);
    case 'optional': {
      const { player } = found.question;
      throw new Refusal([
        { code: 'loopOptional', subjects: [{ player }], cites: [cr('104.4b'), cr('732.4')] },
      ]);
    }
    case 'choice':
      throw new NotModelled(
        'Whether this is a loop depends on a choice that is not tried out here.',
      );
    case 'looksBack':
      throw new NotModelled(
        'Something looks back at what happened this turn: whether this ever repeats is not found out here.',
      );
    case 'unknown':
      throw new NotModelled(
        `No position came again in ${found.answers} answers: it may grow for ever, or take longer.`,
      );
  }
}
