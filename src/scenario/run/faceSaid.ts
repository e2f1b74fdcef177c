import type { Answer } from '../../rules';
import type { CastEntry, PlayEntry } from '../format';
import { faceWord } from './castFaces';
import type { Position } from './position';

/** How a card is cast where not simply as what it is: face down, or as one of its faces. */
export function castSaid(
  { game }: Position,
  { object, faceDown, face }: Extract<Answer, { kind: 'cast' }>,
): Pick<CastEntry, 'alternative' | 'face'> {
  if (faceDown !== undefined) return { alternative: faceDown };
  const printed = game.state.objects.get(object)?.printed;
  if (face === undefined || printed === undefined) return {};
  return { face: faceWord(printed, face) };
}

/** The land that a modal double-faced card is played as, where it has two. */
export function landSaid(
  { game }: Position,
  { object, face }: Extract<Answer, { kind: 'playLand' }>,
): Pick<PlayEntry, 'face'> {
  const printed = game.state.objects.get(object)?.printed;
  return face === undefined || printed === undefined ? {} : { face: faceWord(printed, face) };
}
