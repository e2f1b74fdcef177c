import type { Characteristics, GameObject, ObjectId, State } from '../../../rules';
import type { CardView, GroupView } from '../../views';
import { cardOf } from './cards';
import { ownKey } from './sameness';

const singled = new WeakMap<State, ReadonlySet<ObjectId>>();

/** Objects that something in the position points at: they are told apart from others like them. */
function pointedAt(state: State): ReadonlySet<ObjectId> {
  const known = singled.get(state);
  if (known !== undefined) return known;
  const found = new Set<ObjectId>();
  const collect = (value: unknown): void => {
    if (typeof value === 'number') found.add(value as ObjectId);
    else if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const id of state.stack) {
    const onStack = state.objects.get(id)?.onStack;
    if (onStack) collect([onStack.source, onStack.targets, onStack.scope]);
  }
  for (const { source, scope } of state.waiting) collect([source, scope]);
  for (const effect of state.effects.values()) collect([effect.affected, effect.scope]);
  for (const { object, whom, blockers } of state.combat?.attackers ?? []) {
    collect([whom, blockers]);
    if (blockers.length > 0) found.add(object);
  }
  for (const { commanders } of state.players) {
    for (const card of commanders) collect(state.cards.get(card));
  }
  singled.set(state, found);
  return found;
}

/** What attackers without blockers do: those that do the same are not told apart by it. */
function attacksIn(state: State): ReadonlyMap<ObjectId, string> {
  const struck = new Set(state.combat?.struckFirst);
  return new Map(
    (state.combat?.attackers ?? []).map(({ object, whom, blocked }) => [
      object,
      JSON.stringify([whom, blocked, struck.has(object)]),
    ]),
  );
}

/** An object on the battlefield with its values. */
export interface Lying {
  readonly object: GameObject;
  readonly values: Characteristics;
}

/**
 * Objects in groups: together lie those that the rules cannot tell apart now. Anything that has or is
 * an attachment, or that something points at, lies alone.
 */
export function grouped(state: State, lying: readonly Lying[]): readonly GroupView[] {
  const alone = pointedAt(state);
  const attacks = attacksIn(state);
  const groups = new Map<string, CardView[]>();
  for (const { object, values } of lying) {
    const card = cardOf(state, object, values);
    const single =
      alone.has(object.id) || object.attachments.length > 0 || object.attachedTo !== null;
    const key = single ? card.id : `${attacks.get(object.id) ?? ''}${ownKey(object, values)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [card]);
    else group.push(card);
  }
  // The first member names the group, so that a pile keeps its place while others join or leave.
  return [...groups.values()].map((members) => ({ key: members[0]?.id ?? '', members }));
}
