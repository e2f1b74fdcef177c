import type { CopiableValues } from '../abilities/values';
import { copied } from '../faces/values';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';
import { startOnPermanent } from './startOnPermanent';

/** A copy effect that came with entering lasts as long as the object is there (707.5). */
export function startCopy(state: State, object: GameObject, values: CopiableValues): State {
  const change = { change: 'copy', values: copied(values) } as const;
  const content = { kind: 'changes', changes: [change] } as const;
  return startOnPermanent(state, object, { timestamp: object.timestamp, content });
}
