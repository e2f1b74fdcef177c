import { namesOf } from '../../explain';
import {
  type Characteristics,
  characteristicsOf,
  type Game,
  type GameObject,
  type ObjectId,
  type State,
} from '../../rules';
import type { Position } from '../../store/position';
import { type StepId, stepAt, type Tree } from '../../store/tree';

/** What the inspector shows: an object in the position of a step, as it is or as it last was. */
export interface About {
  readonly id: ObjectId;
  readonly object: GameObject;
  readonly values: Characteristics;
  /** It has left, and is shown as it last was (608.2h). */
  readonly gone: boolean;
  readonly name: string;
  readonly state: State;
  readonly game: Game;
  readonly position: Position;
  readonly tree: Tree;
  readonly step: StepId;
  /** The value that was asked about: the name of a field. */
  readonly value: string | undefined;
}

/** What a section is given. */
export interface SectionProps {
  readonly about: About;
}

/** What there is to show of an object at a step; nothing where it was never there. */
export function aboutOf(tree: Tree, step: StepId, id: ObjectId, value?: string): About | undefined {
  const { position } = stepAt(tree, step);
  const { game } = position;
  const { state } = game;
  const present = state.objects.get(id);
  const object = present ?? state.departed.get(id)?.object;
  const values = characteristicsOf(state, id);
  if (object === undefined || values === undefined) return undefined;
  const gone = present === undefined;
  const name = namesOf(state).object(id);
  return { id, object, values, gone, name, state, game, position, tree, step, value };
}
