import {
  allValues,
  type CardDefinition,
  type CastFace,
  type CopiableValues,
  fullName,
} from '../../rules';
import { folded } from './cards';

/** The word for casting both halves of a split card with fuse. */
const FUSE = 'fuse';

/** The half or face of a card that a name means; `fuse` means both halves. Nothing where it means none. */
export function faceCalled(printed: CopiableValues, name: string): CastFace | undefined {
  const { faces } = printed;
  if (faces === undefined) return undefined;
  if (faces.layout === 'split' && folded(name) === FUSE) return 'fused';
  const at = faces.of.findIndex((face) => folded(face.name) === folded(name));
  return at === 0 || at === 1 ? at : undefined;
}

/** How an entry says that face. */
export const faceWord = ({ faces }: CopiableValues, face: CastFace): string =>
  face === 'fused' ? FUSE : (faces?.of[face].name ?? '');

/** Whether the card is called that: by its full name, or by that of one of its faces. */
export function isCalled(card: CardDefinition, name: string): boolean {
  const wanted = folded(name);
  const names = [fullName(card), ...allValues(card).map((one) => one.name)];
  return names.some((one) => folded(one) === wanted);
}
