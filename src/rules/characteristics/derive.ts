import type { Characteristics } from '../kernel/characteristics';
import { effectId, type ObjectId, objectId } from '../kernel/ids';
import type { State } from '../kernel/state';
import type { TraceStep } from './trace';
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

/**
 * The object whose effect it is, by the name that effects bear in a trace (`s` and the object for those of
 * static abilities, `f` and the effect for others): also of one that in the end did not apply (613.8b).
 */
export function effectSource(state: State, effect: string): ObjectId | undefined {
  const [, kind, number] = /^([sf])(\d+)/.exec(effect) ?? [];
  if (number === undefined) return undefined;
  return kind === 's'
    ? objectId(Number(number))
    : state.effects.get(effectId(Number(number)))?.source;
}
