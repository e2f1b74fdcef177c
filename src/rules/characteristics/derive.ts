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

/** The object whose effect it is, by the name that effects bear in a trace (613.8b). */
export function effectSource(state: State, effect: string): ObjectId | undefined {
  for (const entry of worldOf(state).entries) {
    if (entry.entry === 'effect' && entry.effect.id === effect) return entry.effect.source;
  }
  return undefined;
}
