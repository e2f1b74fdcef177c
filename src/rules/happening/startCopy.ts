import type { CopiableValues } from '../abilities/values';
import { copied } from '../faces/values';
import type { ContinuousEffect } from '../kernel/effects';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';
import { startEffect } from './applyEffects';
import { takeEffectId } from './records';

/** A copy effect that came with entering lasts as long as the object is there (707.5). */
export function startCopy(state: State, object: GameObject, values: CopiableValues): State {
  const [id, next] = takeEffectId(state);
  const change = { change: 'copy', values: copied(values) } as const;
  const effect: ContinuousEffect = {
    id,
    timestamp: object.timestamp,
    source: object.id,
    controller: object.controller,
    affected: { objects: [object.id] },
    duration: 'whileOnBattlefield',
    since: state.turn.number,
    scope: { source: object.id, you: object.controller },
    content: { kind: 'changes', changes: [change] },
  };
  return startEffect(next, effect);
}
