import type { ContinuousEffect } from '../kernel/effects';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';
import { startEffect } from './applyEffects';
import { takeEffectId } from './records';

/** What of an effect on one permanent is not the same for all. */
interface Own extends Pick<ContinuousEffect, 'content' | 'counter'> {
  /** Left out: it begins now. */
  readonly timestamp?: number | undefined;
}

/** Starts an effect that comes with a permanent itself and lasts as long as that is on the battlefield. */
export function startOnPermanent(
  state: State,
  object: GameObject,
  { timestamp, ...own }: Own,
): State {
  const [id, next] = takeEffectId(state);
  return startEffect(next, {
    id,
    timestamp: timestamp ?? id,
    source: object.id,
    controller: object.controller,
    affected: { objects: [object.id] },
    duration: 'whileOnBattlefield',
    since: state.turn.number,
    scope: { source: object.id, you: object.controller },
    ...own,
  });
}
