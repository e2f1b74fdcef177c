import type { Ability } from '../abilities/ability';
import type { CopiableValues, PrintedSize } from '../abilities/values';
import { BASIC_LAND_TYPES, type BasicLandType } from '../abilities/values';
import { faceUpValues, frontCost } from '../faces/values';
import type { Characteristics, HeldAbility } from '../kernel/characteristics';
import type { GameObject } from '../kernel/objects';
import { costColors, manaValueOf } from '../mana/cost';

/** Values of a face-down permanent (708.2a). */
const FACE_DOWN: CopiableValues = {
  name: '',
  supertypes: [],
  types: ['Creature'],
  subtypes: [],
  abilities: [],
  power: 2,
  toughness: 2,
};

/** With disguise, and cloaked, it has ward {2} besides (702.168a, 701.58a). */
const WARDED: CopiableValues = {
  ...FACE_DOWN,
  abilities: [{ kind: 'keyword', keyword: 'ward', cost: [{ pay: 'mana', mana: '{2}' }] }],
};

/** A card exiled face down has no characteristics (406.3a). */
const HIDDEN: CopiableValues = {
  name: '',
  supertypes: [],
  types: [],
  subtypes: [],
  abilities: [],
};

/** The values that layers start from: those of the face that is up, or those of a face-down object (613.2a, b). */
export function startingValues(object: GameObject): CopiableValues {
  const { faceDown, zone } = object;
  if (faceDown === null) return faceUpValues(object);
  if (zone === 'exile') return HIDDEN;
  return faceDown === 'disguise' || faceDown === 'cloak' ? WARDED : FACE_DOWN;
}

const intrinsic = new Map<BasicLandType, Ability>();

/** The mana ability that a basic land type gives (305.6). */
export function intrinsicManaAbility(type: BasicLandType): Ability {
  const known = intrinsic.get(type);
  if (known !== undefined) return known;
  const ability: Ability = {
    kind: 'activated',
    cost: [{ pay: 'tap' }],
    content: {
      do: [{ kind: 'addMana', mana: { mana: 'fixed', symbols: `{${BASIC_LAND_TYPES[type]}}` } }],
    },
  };
  intrinsic.set(type, ability);
  return ability;
}

export function isBasicLandType(subtype: string): subtype is BasicLandType {
  return Object.hasOwn(BASIC_LAND_TYPES, subtype);
}

/** The held form of the intrinsic abilities of basic land types (305.6). */
export function intrinsicAbilities(subtypes: readonly string[]): readonly HeldAbility[] {
  return subtypes
    .filter(isBasicLandType)
    .map((type) => ({ ability: intrinsicManaAbility(type), key: `b:${type}`, from: null }));
}

/** Whether a basic land type gives it (305.6). */
export const isIntrinsic = ({ key, from }: HeldAbility): boolean =>
  from === null && key.startsWith('b:');

const held = new WeakMap<readonly Ability[], readonly HeldAbility[]>();

function heldOf(abilities: readonly Ability[]): readonly HeldAbility[] {
  const known = held.get(abilities);
  if (known !== undefined) return known;
  const list = abilities.map((ability, i) => ({ ability, key: `p${i}`, from: null }));
  held.set(abilities, list);
  return list;
}

/** What is left for an ability to define counts as 0 until it does (208.2, 604.3). */
const printedSize = (size: PrintedSize | undefined): number | null =>
  typeof size === 'string' ? 0 : (size ?? null);

/** What layers start from, in the form that they work on. */
export function startingCharacteristics(object: GameObject): Characteristics {
  const values = toCharacteristics(startingValues(object), object);
  const front = frontCost(object);
  return front === undefined ? values : { ...values, manaValue: manaValueOf(front, xOf(object)) };
}

const xOf = ({ zone, x }: GameObject): number => (zone === 'stack' ? (x ?? 0) : 0);

/** Copiable values turned into the form that layers work on; controller and X are the object's own. */
export function toCharacteristics(values: CopiableValues, object: GameObject): Characteristics {
  const manaCost = values.manaCost ?? null;
  const power = printedSize(values.power);
  const toughness = printedSize(values.toughness);
  const land = values.types.includes('Land') ? intrinsicAbilities(values.subtypes) : [];
  const own = heldOf(values.abilities);
  return {
    name: values.name,
    manaCost,
    manaValue: manaValueOf(manaCost, xOf(object)),
    colors: values.colors ?? costColors(manaCost),
    supertypes: values.supertypes,
    types: values.types,
    subtypes: values.subtypes,
    abilities: land.length === 0 ? own : [...own, ...land],
    power,
    toughness,
    basePower: power,
    baseToughness: toughness,
    loyalty: values.loyalty ?? null,
    defense: values.defense ?? null,
    controller:
      object.zone === 'battlefield' || object.zone === 'stack'
        ? object.baseController
        : object.owner,
  };
}

const sizeless = new WeakMap<Characteristics, Characteristics>();

/**
 * The values as the rest of the game sees them: a noncreature permanent has no power or toughness, whatever is
 * printed on it; what effects make of them waits until it is a creature (208.3, 208.3a, 301.7a).
 */
export function seenValues(values: Characteristics, { zone }: GameObject): Characteristics {
  if (values.power === null || zone !== 'battlefield' || values.types.includes('Creature')) {
    return values;
  }
  let seen = sizeless.get(values);
  if (seen === undefined) {
    seen = { ...values, power: null, toughness: null, basePower: null, baseToughness: null };
    sizeless.set(values, seen);
  }
  return seen;
}
