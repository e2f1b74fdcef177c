import type { CopiableValues, Face } from '../abilities/values';
import { cr, type RuleNumber } from '../citations';
import type { CastFaceDown } from '../face-down/ways';
import type { GameObject } from '../kernel/objects';
import type { Check } from '../kernel/results';

/** Which of a card's sets of characteristics it is cast with; `fused`: both halves of a split card (702.102a). */
export type CastFace = Face | 'fused';

/** How a card is cast where not simply as what it is by default. */
export interface CastAs {
  /** Face down, by its morph or disguise ability (702.37c, 702.168b). */
  readonly faceDown?: CastFaceDown;
  /** As one half, as an Adventure, as its back face (709.3, 715.3, 712.11b). */
  readonly face?: CastFace;
}

/** Each way in which rules let the card be cast face up, as far as its faces go, the first one by default. */
export function waysToCast({
  printed,
  zone,
}: Pick<GameObject, 'printed' | 'zone'>): readonly CastAs[] {
  switch (printed.faces?.layout) {
    case 'split': {
      const halves: readonly CastAs[] = [{ face: 0 }, { face: 1 }];
      return hasFuse(printed) && zone === 'hand' ? [...halves, { face: 'fused' }] : halves;
    }
    case 'adventure':
    case 'omen':
    case 'modal':
      return [{}, { face: 1 }];
    case 'transform':
    case undefined:
      return [{}];
  }
}

const hasFuse = ({ abilities }: CopiableValues): boolean =>
  abilities.some((a) => a.kind === 'keyword' && a.keyword === 'fuse');

/** The record of the card as it would be, cast so. */
export function castAs<O extends GameObject>(card: O, { faceDown, face }: CastAs): O {
  return { ...card, faceDown: faceDown ?? null, face: faceOnStack(card.printed, face) };
}

/** What needs not be said: both halves of a split card, the first face of any other (712.11, 715.4). */
function faceOnStack({ faces }: CopiableValues, face: CastFace | undefined): Face | null {
  if (face === undefined || face === 'fused') return null;
  return face === 0 && faces?.layout !== 'split' ? null : face;
}

/** The check that fails where the card can't be cast as that: it has no such half or face, or one must be chosen. */
export function wrongFace(card: GameObject, how: CastAs): Check | null {
  if (how.faceDown !== undefined) return null;
  const offered = waysToCast(card).some(({ face }) => (face ?? 0) === (how.face ?? 0));
  const chosen = how.face !== undefined || card.printed.faces?.layout !== 'split';
  if (offered && chosen) return null;
  return { code: 'notOffered', subjects: [card.id], cites: [ruleForFace(card.printed, how)] };
}

/** The rule by which a card with these values is cast so, as one of its faces or as its only one. */
export function ruleForFace({ faces }: CopiableValues, { face }: CastAs): RuleNumber {
  switch (faces?.layout) {
    case 'split':
      return face === 'fused' ? cr('702.102a') : cr('709.3');
    case 'adventure':
      return cr('715.3');
    case 'omen':
      return cr('720.3');
    case 'modal':
      return cr('712.11b');
    case 'transform':
      return cr('712.11');
    case undefined:
      return cr('601.3');
  }
}
