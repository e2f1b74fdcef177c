import type { Characteristics } from '../kernel/characteristics';
import type { ObjectId } from '../kernel/ids';
import type { State } from '../kernel/state';
import type { TraceStep } from './folding';
import { worldOf } from './world';

/** How the values of an object came about: the start, each effect that changed something, and the end. */
export interface Derivation {
  readonly steps: readonly TraceStep[];
  readonly values: Characteristics;
}

/**
 * The way to the characteristics of an object, layer by layer (613): the computation itself, told.
 * Null for an object that is in no zone.
 */
export function deriveCharacteristics(state: State, id: ObjectId): Derivation | null {
  const object = state.objects.get(id);
  if (object === undefined) return null;
  const steps: TraceStep[] = [];
  const values = worldOf(state).trace(object, (step) => steps.push(step));
  return { steps, values };
}
