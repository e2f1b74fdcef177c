import type { TargetSpec } from '../abilities/ability';
import type { View } from '../evaluate/view';
import { abilitiesOfKind } from '../happening/watchers';
import type { GameObject } from '../kernel/objects';
import type { Scope } from '../kernel/scope';
import { targetSpecs } from '../targets/content';

/** What the words of a spell or ability on the stack mean, without its targets. */
export function stackScope(object: GameObject): Scope {
  const { onStack } = object;
  const scope: Scope = onStack?.scope ?? { source: object.id, you: object.controller };
  const x = object.x ?? scope.x;
  return {
    ...scope,
    source: onStack === null || onStack.as === 'spell' ? object.id : onStack.source,
    you: object.controller,
    resolving: object.id,
    ...(x === undefined ? {} : { x }),
  };
}

/** All instances of the word "target" of a spell or ability on the stack; of an Aura spell its enchant ability (303.4a). */
export function stackTargetSpecs(view: View, object: GameObject): readonly TargetSpec[] {
  const { onStack } = object;
  if (onStack === null) return [];
  const specs = targetSpecs(onStack.content, onStack.modes);
  if (specs.length > 0 || onStack.targets.length === 0) return specs;
  const values = view.characteristics(object.id);
  if (values === undefined) return [];
  return abilitiesOfKind(values, 'keyword').flatMap(({ ability }) =>
    ability.keyword === 'enchant' ? [{ objects: ability.what }] : [],
  );
}
