import type { TriggeredAbility } from '../abilities/ability';
import type { Filter } from '../abilities/references';
import type { Change, Duration, PlayerRule, ReplacementEffect, Rule } from '../abilities/statics';
import type { EffectId, ObjectId, PlayerId } from './ids';
import type { Scope } from './scope';

/** Which objects a lasting effect is about: a set locked in (611.2c), or players, or none. */
export interface Affected {
  readonly objects?: readonly ObjectId[];
  /** Of an effect that changes no characteristics: whatever matches, then or later (611.2c). */
  readonly filter?: Filter;
  readonly players?: readonly PlayerId[];
}

/** A continuous effect of a resolved spell or ability, or one that came with entering (611.2). */
export interface ContinuousEffect {
  readonly id: EffectId;
  readonly timestamp: number;
  /** The object whose text made it. */
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly affected: Affected;
  readonly duration: Duration;
  /** The turn in which it started: `yourNextTurn` ends at its controller's next one. */
  readonly since: number;
  readonly scope: Scope;
  /** The kind of the counters on its source that generate it (122.1b, 122.1h). */
  readonly counter?: string;
  readonly content:
    | { readonly kind: 'changes'; readonly changes: readonly Change[] }
    | { readonly kind: 'rule'; readonly rule: Rule }
    | { readonly kind: 'playerRule'; readonly rule: PlayerRule }
    | {
        readonly kind: 'replacement';
        readonly replacement: ReplacementEffect;
        readonly once: boolean;
      }
    /** What was exiled until its source leaves the battlefield returns then (610.3). */
    | { readonly kind: 'return' }
    /** Delayed triggered abilities (603.7); `once` ends it when it triggers. */
    | { readonly kind: 'trigger'; readonly ability: TriggeredAbility; readonly once: boolean };
}
