import type { Span } from '../abilities/ability';
import type { ObjectRef } from '../abilities/references';
import type { Duration, ReplacementEffect } from '../abilities/statics';

/** Starts a replacement or prevention effect for a time or for its next use (614.6, 615). */
export interface ReplaceLater {
  readonly kind: 'replaceLater';
  readonly effect: ReplacementEffect;
  readonly duration: Duration;
  readonly once?: boolean;
  readonly about?: ObjectRef;
  readonly span?: Span;
}
