import type { Span } from '../abilities/ability';
import type { Amount, Filter, ObjectRef, PlayerRef } from '../abilities/references';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import { happen } from '../happening/happen';
import type { Proposal, Work } from '../happening/work';
import type { Target } from '../kernel/objects';
import type { Scope } from '../kernel/scope';
import { objectsFor, playersFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** Puts counters on objects or players (122). */
export interface PutCounters {
  readonly kind: 'putCounters';
  readonly on: ObjectRef | Filter | PlayerRef;
  readonly counter: string;
  readonly count: Amount;
  readonly span?: Span;
}

/** The counters that it means. */
export function countersPut(
  work: Work,
  scope: Scope,
  { on, counter, count }: PutCounters,
): readonly Proposal[] {
  return recipients(work, scope, on).flatMap((target) => {
    const each = 'object' in target ? { ...scope, each: target } : scope;
    const change = amountOf(work.view, each, count);
    return change <= 0
      ? []
      : [
          {
            happening: { kind: 'counters' as const, on: target, counter, change },
            cites: [cr('608.2c'), cr('122.6')],
          },
        ];
  });
}

export const putCounters: Execution<'putCounters'> = {
  cites: [cr('608.2c'), cr('122.6')],
  *execute({ work, scope }, node) {
    yield* happen(work, countersPut(work, scope, node));
    return done;
  },
};

function recipients(work: Work, scope: Scope, on: PutCounters['on']): readonly Target[] {
  if ('player' in on) return playersFor(work, scope, on).map((player) => ({ player }));
  return objectsFor(work, scope, on).map((object) => ({ object }));
}
