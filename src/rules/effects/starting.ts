import type { Duration } from '../abilities/statics';
import type { RuleNumber } from '../citations';
import { takeEffectId } from '../happening/records';
import type { Work } from '../happening/work';
import type { Affected, ContinuousEffect } from '../kernel/effects';
import type { ObjectId } from '../kernel/ids';
import type { Scope } from '../kernel/scope';

/** What an effect that starts is about, and for how long. */
export interface Starting {
  readonly affected: Affected;
  readonly duration: Duration;
  readonly scope: Scope;
  readonly content: ContinuousEffect['content'];
}

function isAttachedTo(work: Work, source: ObjectId, { objects }: Affected): boolean {
  const host = work.state.objects.get(source)?.attachedTo;
  return host != null && 'object' in host && objects?.includes(host.object) === true;
}

/**
 * Starts a continuous effect of a resolving spell or ability (611.2), with the timestamp of now. One
 * that would last as long as its source remains does not start when the source is gone (611.2b).
 * @returns whether it started.
 */
export function startContinuous(
  work: Work,
  { affected, duration, scope, content }: Starting,
  ...cites: readonly RuleNumber[]
): boolean {
  const source = work.state.objects.get(scope.source);
  const here = source?.zone === 'battlefield' && !source.phasedOut;
  if (duration === 'whileThisRemains' && !here) {
    work.tell('impossible', ['611.2b'], []);
    return false;
  }
  if (duration === 'whileAttached' && !isAttachedTo(work, scope.source, affected)) {
    work.tell('impossible', ['611.2b'], []);
    return false;
  }
  const [id, { nextId }] = takeEffectId(work.state);
  work.set({ nextId });
  const effect: ContinuousEffect = {
    id,
    timestamp: id,
    source: scope.source,
    controller: scope.you,
    affected,
    duration,
    since: work.state.turn.number,
    scope,
    content,
  };
  work.one({ kind: 'effectStarted', effect }, ...cites);
  return true;
}
