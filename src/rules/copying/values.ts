import type { CopiableValues } from '../abilities/values';
import { toCharacteristics } from '../characteristics/values';
import { worldOf } from '../characteristics/world';
import type { Characteristics } from '../kernel/characteristics';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';

/** The copiable values of an object, also as characteristics that nothing else has changed (707.2). */
export function valuesOf(
  state: State,
  object: GameObject,
): { readonly copiable: CopiableValues; readonly asCharacteristics: Characteristics } {
  const copiable = worldOf(state).copiable(object);
  return { copiable, asCharacteristics: toCharacteristics(copiable, object) };
}
