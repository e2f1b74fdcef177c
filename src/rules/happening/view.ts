import { worldOf } from '../characteristics/world';
import type { View } from '../evaluate/view';
import type { Characteristics } from '../kernel/characteristics';
import type { ObjectId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';
import { enrolled } from './hooks';

const views = new WeakMap<State, View>();

/** A position read with all continuous effects applied; what is gone answers as it last was (608.2h). */
export function viewOf(state: State): View {
  const known = views.get(state);
  if (known !== undefined) return known;
  const view: View = {
    state,
    object: (id) => state.objects.get(id) ?? state.departed.get(id)?.object,
    characteristics: (id) => {
      const object = state.objects.get(id);
      return object === undefined
        ? state.departed.get(id)?.characteristics
        : worldOf(state).characteristics(object);
    },
  };
  views.set(state, view);
  return view;
}

/** The same position, with one object as it would be: for what is about to enter (614.12). */
export function viewWith(state: State, as: ReadonlyMap<ObjectId, GameObject>): View {
  const view = viewOf(state);
  return {
    state,
    object: (id) => as.get(id) ?? view.object(id),
    characteristics: (id) => {
      const object = as.get(id);
      return object === undefined
        ? view.characteristics(id)
        : worldOf(state).characteristics(object);
    },
  };
}

/**
 * The same position, with what is about to enter as it would be on the battlefield: with the effects of
 * its own static abilities, which apply to nothing else yet (614.12).
 */
export function viewEntering(state: State, object: GameObject): View {
  const as = new Map([[object.id, object]]);
  const view = viewWith(state, as);
  const hooks = enrolled(state.hooks, object);
  if (hooks.get('static') === state.hooks.get('static')) return view;
  const there = worldOf({
    ...state,
    hooks,
    objects: state.objects.set(object.id, object),
    battlefield: state.battlefield.add(object.id),
  });
  return {
    ...view,
    characteristics: (id) =>
      id === object.id ? there.characteristics(object) : view.characteristics(id),
  };
}

/** The characteristics of an object in a zone or, if it is gone, as it last was. */
export function characteristicsOf(state: State, id: ObjectId): Characteristics | undefined {
  return viewOf(state).characteristics(id);
}
