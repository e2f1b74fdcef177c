import type { Span } from '../abilities/ability';
import type { ObjectRef } from '../abilities/references';
import type { Duration, ReplacementEffect } from '../abilities/statics';
import { cr } from '../citations';
import { NotModelled } from '../kernel/results';
import type { Scope } from '../kernel/scope';
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

/**
 * What it is about is meant by `each`, and bound as "about".
 * @throws NotModelled for prevention of a limited amount, which may be used up in parts (615.7).
 */
export const replaceLater: Execution<'replaceLater'> = {
  cites: [cr('608.2c'), cr('614.1')],
  execute({ work, scope }, { effect, duration, once, about }) {
    if (effect.with.some((r) => r.replace === 'prevent' && r.amount !== 'all')) {
      throw new NotModelled('Preventing the next so many damage (615.7) is not modelled here.');
    }
    const objects = about === undefined ? undefined : objectsFor(work, scope, about);
    if (objects?.length === 0) return next(undefined);
    const [object] = objects ?? [];
    const kept: Scope =
      objects === undefined || object === undefined
        ? scope
        : { ...scope, each: { object }, bound: { ...scope.bound, about: { objects } } };
    startContinuous(
      work,
      {
        affected: objects === undefined ? {} : { objects },
        duration,
        scope: kept,
        content: { kind: 'replacement', replacement: effect, once: once ?? false },
      },
      cr('608.2c'),
      cr('614.1'),
    );
    return next(undefined);
  },
};
