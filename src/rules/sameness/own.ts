import type { CopiableValues } from '../abilities/values';
import { type World, worldOf } from '../characteristics/world';
import type { Characteristics, HeldAbility } from '../kernel/characteristics';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';
import { numberOf } from './content';

interface Known {
  readonly world: World;
  readonly values: Characteristics;
  readonly copiable: CopiableValues;
  readonly key: number;
}

const keys = new WeakMap<GameObject, Known>();
const numbers = new Map<string, number>();

/**
 * All that the rules see of an object by itself: what it is (109.1), whose (108.3, 108.4), its copiable
 * values (707.2) and its characteristics now (613), status (110.5), counters (122), damage (120.6) and
 * what it remembers (400.7d, 607.2). Two with the same key may still differ by their timestamps and by
 * what points at them.
 */
export function ownKey(state: State, object: GameObject): number {
  const world = worldOf(state);
  const known = keys.get(object);
  // A record has the same values for as long as no effect applies otherwise.
  if (known?.world === world) return known.key;
  const values = world.characteristics(object);
  const copiable = world.copiable(object);
  const key =
    known?.values === values && known.copiable === copiable
      ? known.key
      : numberFor(keyOf(state, object, values, copiable));
  keys.set(object, { world, values, copiable, key });
  return key;
}

function keyOf(
  state: State,
  object: GameObject,
  values: Characteristics,
  copiable: CopiableValues,
): string {
  // Of two world permanents only the newer one stays (704.5k).
  const since = values.supertypes.includes('World') ? object.timestamp : 0;
  return `${recordKey(object)};${since};${numberOf(copiable)};${valuesKey(state, values)}`;
}

/** Numbers are compared and put together faster than long words: there may be ten thousand. */
function numberFor(key: string): number {
  const number = numbers.get(key) ?? numbers.size + 1;
  numbers.set(key, number);
  return number;
}

const records = new WeakMap<GameObject, string>();

/** What stands in the object's own record: all fields but the ids, the timestamp and what is attached. */
export function recordKey(object: GameObject): string {
  const known = records.get(object);
  if (known !== undefined) return known;
  const { id: _, card: __, timestamp: ___, attachedTo, attachments, onStack, ...own } = object;
  const { printed, counters, chosen, linked, usedThisTurn, kicked, cast, ...plain } = own;
  const { kind, zone, owner, controller, baseController, tapped, ...more } = plain;
  const {
    faceDown,
    phasedOut,
    phasing,
    aside,
    sick,
    deathtouched,
    byHand,
    damage,
    shields,
    x,
    alternative,
    manaSpent,
    face,
    ...others
  } = more;
  // Since when it has that face only abilities ask that have this one as their source (701.27f).
  const { turnedAt: ____, ...rest } = others;
  // Does not compile when an object gets a field that is not looked at here.
  rest satisfies { readonly [K in keyof typeof rest]: never };
  const flags = [tapped, phasedOut, sick, deathtouched, byHand].map(Number).join('');
  const key = [
    [kind, zone, owner, controller, baseController, numberOf(printed), flags, faceDown, face],
    [alternative, manaSpent, phasing?.under, phasing?.with, aside?.by, aside?.turn],
    [damage, shields, x, entriesKey(counters), entriesKey(chosen), linked, usedThisTurn, kicked],
    cast === null ? '' : JSON.stringify(cast),
    attachedTo === null && attachments.length === 0 && onStack === null ? '' : object.id,
  ].join(';');
  records.set(object, key);
  return key;
}

/** The entries of a record in the order of their names: which came first makes no difference. */
function entriesKey(record: object): string {
  const entries = Object.entries(record);
  return entries.length === 0 ? '' : JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const valueKeys = new WeakMap<Characteristics, string>();

function valuesKey(state: State, values: Characteristics): string {
  const known = valueKeys.get(values);
  if (known !== undefined) return known;
  const { abilities, ...plain } = values;
  const held = abilities.map((one) => `${numberOf(one.ability)}${giver(state, one)}`).sort();
  const key = `${JSON.stringify(plain)};${held.join(';')}`;
  valueKeys.set(values, key);
  return key;
}

/** What gives an ability: each of several lords has its ability from the others, and they are alike for all that. */
function giver(state: State, { key, from }: HeldAbility): string {
  if (from === null) return key;
  const source = state.objects.get(from);
  return source === undefined ? `${key},${from}` : `,${recordKey(source)}`;
}
