import type { Characteristics } from '../kernel/characteristics';
import type { ObjectId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';

/**
 * How words are read against a position: with all continuous effects applied, or, while these are
 * being applied, as far as they are (613). Objects that are gone answer as they last were (608.2h).
 */
export interface View {
  readonly state: State;
  object(id: ObjectId): GameObject | undefined;
  characteristics(id: ObjectId): Characteristics | undefined;
}
