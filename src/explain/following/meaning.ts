import {
  type Condition,
  contentOnStack,
  findObject,
  type GameObject,
  isMet,
  type ObjectId,
  type ObjectRef,
  objectsOf,
  type PlayerId,
  type Players,
  partsOf,
  playersOf,
  type Scope,
  type State,
  stackScope,
  viewOf,
} from '../../rules';

type Path = readonly (string | number)[];

/** An object that a reference means, and what the text finds of it now. */
export interface Meant {
  /** As the text knows it. */
  readonly object: ObjectId;
  /** The same object, or the new one that the text may follow it to (400.7j); null: it finds nothing. */
  readonly now: ObjectId | null;
}

/** The objects that a reference of a text means now; none where it means nothing. */
export function meantObjects(state: State, scope: Scope, ref: ObjectRef): readonly Meant[] {
  return objectsOf(viewOf(state), scope, ref).map((object) => ({
    object,
    now: findObject(state, scope, object) ?? null,
  }));
}

/** The players that the words of a text mean now. */
export const meantPlayers = (state: State, scope: Scope, who: Players): readonly PlayerId[] =>
  playersOf(viewOf(state), scope, who);

/** Whether a condition that a text of an object sets holds now. */
export function holds(state: State, source: ObjectId, condition: Condition): boolean {
  const view = viewOf(state);
  const you = view.characteristics(source)?.controller;
  return you !== undefined && isMet(view, { source, you }, condition);
}

/**
 * What the words at a place of a text on the stack mean: those of the text being followed while it resolves;
 * before that, with the targets as they were chosen.
 */
export function scopeAt(state: State, object: GameObject, path: Path): Scope {
  const { agenda } = state;
  const list = agenda.findLastIndex(
    (frame) =>
      (frame.frame === 'list' || frame.frame === 'each') &&
      frame.path.every((part, at) => part === path[at]),
  );
  const text = agenda.findLast((frame, at) => frame.frame === 'text' && at < list);
  if (text?.frame === 'text' && text.scope.resolving === object.id) return text.scope;
  const scope = stackScope(object);
  const { onStack } = object;
  const parts = partsOf(contentOnStack(viewOf(state), object), onStack?.modes ?? []);
  const part = parts.find((one) => one.path.every((step, at) => step === path[at])) ?? parts[0];
  if (onStack === null || part === undefined) return scope;
  const own = onStack.targets.slice(part.firstSlot, part.firstSlot + part.targets.length);
  return { ...scope, targets: part.targets.length > 0 ? own : (onStack.scope.targets ?? []) };
}
