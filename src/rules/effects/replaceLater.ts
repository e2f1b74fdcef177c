import type { Span } from '../abilities/ability';
import type { ObjectRef } from '../abilities/references';
import type { Duration, ReplacementEffect } from '../abilities/statics';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import { objectsFor } from '../resolving/found';
import { type Execution, next } from './execution';
import { startContinuous } from './starting';

/** Starts a replacement or prevention effect for a time or for its next use (614.6, 615). */
export interface ReplaceLater {
  readonly kind: 'replaceLater';
  readonly effect: ReplacementEffect;
  readonly duration: Duration;
  readonly once?: boolean;
  readonly about?: ObjectRef;
  readonly span?: Span;
}

/** What it is about is meant by `each`; amounts are determined now (611.2d). */
export const replaceLater: Execution<'replaceLater'> = {
  cites: [cr('608.2c'), cr('614.1')],
  execute({ work, scope }, { effect, duration, once, about }) {
    const replacement: ReplacementEffect = {
      ...effect,
      with: effect.with.map((r) =>
        r.replace === 'prevent' && r.amount !== 'all'
          ? { ...r, amount: amountOf(work.view, scope, r.amount) }
          : r,
      ),
    };
    const content = { kind: 'replacement' as const, replacement, once: once ?? false };
    const cites = [cr('608.2c'), cr('614.1')];
    if (about === undefined) {
      startContinuous(work, { affected: {}, duration, scope, content }, ...cites);
      return next(undefined);
    }
    // Each object has a shield of its own (615.11).
    for (const object of objectsFor(work, scope, about)) {
      const own = { ...scope, each: { object } };
      const affected = { objects: [object] };
      startContinuous(work, { affected, duration, scope: own, content }, ...cites);
    }
    return next(undefined);
  },
};
