import type { CopiableValues, Face } from '../abilities/values';
import type { ContinuousEffect } from './effects';
import type { ObjectId, PlayerId } from './ids';
import type { Chosen, FaceDown, Target } from './objects';

/** How an object enters the battlefield; replacement effects write here (614.12). */
export interface Entering {
  readonly tapped?: boolean;
  readonly faceDown?: FaceDown;
  /** The face that is up, where not as by default: it enters transformed, or was played so (712.12, 712.14a). */
  readonly face?: Face;
  readonly controller?: PlayerId;
  readonly counters?: Readonly<Record<string, number>>;
  readonly chosen?: Chosen;
  /** Values it enters with as a copy (707.5). */
  readonly copy?: CopiableValues;
  readonly attachedTo?: Target;
  readonly attacking?: PlayerId | ObjectId;
  readonly attackingPlayer?: boolean;
  /** Enters attacking; its controller still has to choose whom (508.4). */
  readonly attackingAnyone?: boolean;
  /** Continuous effects that start as it enters ("enters with trample"). */
  readonly effects?: readonly Omit<ContinuousEffect, 'id' | 'timestamp'>[];
}
