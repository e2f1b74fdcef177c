import {
  type Ability,
  type Characteristics,
  characteristicsOf,
  type GameObject,
  type ObjectId,
  type State,
} from '../../../rules';
import type { CardView, GroupView } from '../../views';
import { cardView } from './cards';
import { objectKey } from './ids';

/** Numbers for things that are the same when they are the same value in memory. */
const numbers = new WeakMap<object, number>();
let used = 0;
function numberOf(thing: object): number {
  const known = numbers.get(thing);
  if (known !== undefined) return known;
  used += 1;
  numbers.set(thing, used);
  return used;
}

const keys = new WeakMap<GameObject, { values: Characteristics; key: string }>();

/** All that the rules can see of an object by itself. Two with the same key may still differ by what points at them. */
function ownKey(object: GameObject, values: Characteristics): string {
  const known = keys.get(object);
  if (known?.values === values) return known.key;
  const { abilities, ...plain } = values;
  const key = JSON.stringify([
    numberOf(object.printed),
    plain,
    abilities.map((held) => [held.key, held.from, numberOf(held.ability satisfies Ability)]),
    object.kind,
    object.owner,
    object.controller,
    object.baseController,
    object.tapped,
    object.faceDown,
    object.phasedOut,
    object.sick,
    object.counters,
    object.damage,
    object.deathtouched,
    object.chosen,
    object.linked,
    object.cast,
    object.kicked,
    object.x,
    object.shields,
    object.usedThisTurn,
    object.byHand,
  ]);
  keys.set(object, { values, key });
  return key;
}

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
  for (const attacker of state.combat?.attackers ?? []) {
    collect([attacker.object, attacker.whom, attacker.blockers]);
  }
  for (const { commanders } of state.players) {
    for (const card of commanders) collect(state.cards.get(card));
  }
  singled.set(state, found);
  return found;
}

/**
 * Objects in groups: together lie those that the rules cannot tell apart now. Anything that has or is
 * an attachment, or that something points at, lies alone.
 */
export function grouped(state: State, ids: readonly ObjectId[]): readonly GroupView[] {
  const alone = pointedAt(state);
  const groups = new Map<string, CardView[]>();
  for (const id of ids) {
    const object = state.objects.get(id);
    const values = characteristicsOf(state, id);
    const card = cardView(state, id);
    if (object === undefined || values === undefined || card === undefined) continue;
    const single = alone.has(id) || object.attachments.length > 0 || object.attachedTo !== null;
    const key = single ? objectKey(id) : ownKey(object, values);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [card]);
    else group.push(card);
  }
  // The first member names the group, so that a pile keeps its place while others join or leave.
  return [...groups.values()].map((members) => ({ key: members[0]?.id ?? '', members }));
}
