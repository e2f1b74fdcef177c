import type { Characteristics, GameObject } from '../../../rules';

const numbers = new WeakMap<object, number>();
const byContent = new Map<string, number>();

/** The same number for plain data of the same content. The content is looked at once for each value. */
function numberOf(thing: object): number {
  const known = numbers.get(thing);
  if (known !== undefined) return known;
  const content = JSON.stringify(thing);
  const number = byContent.get(content) ?? byContent.size + 1;
  byContent.set(content, number);
  numbers.set(thing, number);
  return number;
}

const keys = new WeakMap<GameObject, { values: Characteristics; key: string }>();

/** All that the rules can see of an object by itself. Two with the same key may still differ by what points at them. */
export function ownKey(object: GameObject, values: Characteristics): string {
  const known = keys.get(object);
  if (known?.values === values) return known.key;
  const { abilities, ...plain } = values;
  const key = JSON.stringify([
    numberOf(object.printed),
    plain,
    abilities.map((held) => [held.key, held.from, numberOf(held.ability)]),
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
