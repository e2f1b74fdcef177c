import type { Content, TargetSpec } from '../abilities/ability';
import { spellContent } from '../casting/content';
import type { View } from '../evaluate/view';
import { abilitiesOfKind } from '../happening/watchers';
import type { ObjectId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { Scope } from '../kernel/scope';
import type { State } from '../kernel/state';
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

/** The text that a spell or ability on the stack is followed by: a spell's as effects have changed it (612.1). */
export function contentOnStack(view: View, { id, onStack }: GameObject): Content | null {
  if (onStack === null) return null;
  if (onStack.as !== 'spell' || !hasChangedText(view.state, id)) return onStack.content;
  const values = view.characteristics(id);
  return values === undefined ? onStack.content : spellContent(values);
}

function hasChangedText({ effects, effectHooks }: State, id: ObjectId): boolean {
  return (effectHooks.get(`object:${id}`)?.list() ?? []).some((effect) => {
    const content = effects.get(effect)?.content;
    return content?.kind === 'changes' && content.changes.some((c) => c.change === 'text');
  });
}

/** All instances of the word "target" of a spell or ability on the stack; of an Aura spell its enchant ability (303.4a). */
export function stackTargetSpecs(view: View, object: GameObject): readonly TargetSpec[] {
  const { onStack } = object;
  if (onStack === null) return [];
  const specs = targetSpecs(contentOnStack(view, object), onStack.modes);
  if (specs.length > 0 || onStack.targets.length === 0) return specs;
  const values = view.characteristics(object.id);
  if (values === undefined) return [];
  return abilitiesOfKind(values, 'keyword').flatMap(({ ability }) =>
    ability.keyword === 'enchant' ? [{ objects: ability.what }] : [],
  );
}
