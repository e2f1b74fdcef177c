import type { Characteristics } from '../kernel/characteristics';
import { effectId, type ObjectId, objectId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';
import { LAYERS } from './layers';
import { lostEffects } from './lost';
import type { Dependency } from './order';
import type { TraceStep } from './trace';
import { worldOf } from './world';

/** A step that changed something, or the start. */
export type AppliedStep = Exclude<TraceStep, { readonly step: 'idle' }>;

/** How the values of an object came about: the start, each effect that changed something, and the end. */
export interface Derivation {
  readonly steps: readonly AppliedStep[];
  readonly values: Characteristics;
}

/** The same with all that does not apply, and which effects depended on which. */
export interface WholeDerivation {
  readonly steps: readonly TraceStep[];
  readonly values: Characteristics;
  readonly dependencies: readonly Dependency[];
}

/**
 * As `deriveCharacteristics`, with the effects that are about such objects and do not apply to this one, each in
 * its layer with the reason: among them those whose ability is lost.
 */
export function deriveWhole(state: State, id: ObjectId): WholeDerivation | null {
  const object = state.objects.get(id);
  if (object === undefined) return null;
  const known = wholes.get(state) ?? new Map<ObjectId, WholeDerivation>();
  wholes.set(state, known);
  const before = known.get(id);
  if (before !== undefined) return before;
  const derived = derive(state, object);
  known.set(id, derived);
  return derived;
}

const wholes = new WeakMap<State, Map<ObjectId, WholeDerivation>>();

function derive(state: State, object: GameObject): WholeDerivation {
  const steps: TraceStep[] = [];
  const world = worldOf(state);
  const values = world.trace(object, (step) => steps.push(step));
  for (const lost of lostEffects(state, object)) insert(steps, lost);
  return { steps, values, dependencies: world.dependencies };
}

/** Puts what does not apply behind what applies in its layer and before. */
function insert(steps: TraceStep[], lost: ReturnType<typeof lostEffects>[number]): void {
  const place = LAYERS.indexOf(lost.layer);
  const later = steps.findIndex((step) => 'layer' in step && LAYERS.indexOf(step.layer) > place);
  const end = steps.at(-1)?.step === 'noncreature' ? steps.length - 1 : steps.length;
  const at = later < 0 ? end : later;
  const values = steps[at - 1]?.values;
  if (values !== undefined) steps.splice(at, 0, { ...lost, before: values, values });
}

/**
 * The position as it would be with other timestamps: of objects, for the effects of their static abilities, and of
 * lasting effects. By the names that effects bear in a trace, up to the colon.
 */
export function withTimestamps(state: State, stamps: ReadonlyMap<string, number>): State {
  let { objects, effects } = state;
  for (const [name, timestamp] of stamps) {
    const [, kind, number] = EFFECT_NAME.exec(name) ?? [];
    const object = kind === 's' ? objects.get(objectId(Number(number))) : undefined;
    const effect = kind === 'f' ? effects.get(effectId(Number(number))) : undefined;
    if (object !== undefined) objects = objects.set(object.id, { ...object, timestamp });
    if (effect !== undefined) effects = effects.set(effect.id, { ...effect, timestamp });
  }
  return { ...state, objects, effects };
}

const EFFECT_NAME = /^([sf])(\d+)/;

/**
 * The way to the characteristics of an object, layer by layer (613): the computation itself, told.
 * Null for an object that is in no zone.
 */
export function deriveCharacteristics(state: State, id: ObjectId): Derivation | null {
  const object = state.objects.get(id);
  if (object === undefined) return null;
  const steps: AppliedStep[] = [];
  const values = worldOf(state).trace(object, (step) => {
    if (step.step !== 'idle') steps.push(step);
  });
  return { steps, values };
}

/**
 * The object whose effect it is, by the name that effects bear in a trace (`s` and the object for those of
 * static abilities, `f` and the effect for others): also of one that in the end did not apply (613.8b).
 */
export function effectSource(state: State, effect: string): ObjectId | undefined {
  const [, kind, number] = EFFECT_NAME.exec(effect) ?? [];
  if (number === undefined) return undefined;
  return kind === 's'
    ? objectId(Number(number))
    : state.effects.get(effectId(Number(number)))?.source;
}
