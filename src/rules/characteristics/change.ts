import type { Change } from '../abilities/statics';
import type { CardType, Color } from '../abilities/values';
import { COLORS } from '../abilities/values';
import { amountOf } from '../evaluate/match';
import { EVERY_CREATURE_TYPE } from '../evaluate/qualities';
import { playerOf } from '../evaluate/references';
import { cardTypesOf } from '../evaluate/subtypes';
import type { View } from '../evaluate/view';
import type { Characteristics, HeldAbility } from '../kernel/characteristics';
import type { ObjectId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { Scope } from '../kernel/scope';
import { changeText } from './text';
import { intrinsicAbilities, isBasicLandType, toCharacteristics } from './values';

/** What a change needs to know to be applied to one object. */
export interface Applying {
  readonly view: View;
  /** The scope of the effect, with `each` the affected object. */
  readonly scope: Scope;
  readonly object: GameObject;
  /** Tells abilities given by this effect apart from those of others. */
  readonly key: string;
  readonly source: ObjectId;
}

/** The values after one change (613). The same value when nothing changes. */
export function applyChange(
  values: Characteristics,
  change: Change,
  applying: Applying,
): Characteristics {
  switch (change.change) {
    case 'copy':
      // What is face down has those values in layer 1b, after copying (613.2b).
      if (applying.object.faceDown !== null) return values;
      return {
        ...toCharacteristics(change.values, applying.object),
        controller: values.controller,
      };
    case 'control': {
      const controller = playerOf(applying.view, applying.scope, change.player);
      return controller === undefined ? values : { ...values, controller };
    }
    case 'text':
      return changeText(values, change);
    case 'addTypes':
      return addTypes(values, change, applying);
    case 'setTypes':
      return setTypes(values, change, applying);
    case 'removeTypes':
      return removeTypes(values, change);
    case 'allCreatureTypes':
      return { ...values, subtypes: union(values.subtypes, [EVERY_CREATURE_TYPE]) };
    case 'setColors':
      return { ...values, colors: inOrder(colorsOf(change.colors, applying)) };
    case 'addColors':
      return {
        ...values,
        colors: inOrder([...values.colors, ...colorsOf(change.colors, applying)]),
      };
    case 'addAbilities': {
      const added = change.abilities.map(
        (ability, i): HeldAbility => ({
          ability,
          key: `${applying.key}.${i}`,
          from: applying.source,
        }),
      );
      return withoutForbidden({ ...values, abilities: [...values.abilities, ...added] });
    }
    case 'loseAllAbilities':
      return { ...values, abilities: [] };
    case 'loseKeyword':
      return {
        ...values,
        abilities: values.abilities.filter(
          ({ ability }) => ability.kind !== 'keyword' || ability.keyword !== change.keyword,
        ),
      };
    case 'cantHaveKeyword':
      return withoutForbidden({
        ...values,
        cantHave: [...(values.cantHave ?? []), change.keyword],
      });
    case 'setPT': {
      const power = change.power === undefined ? values.power : number(change.power, applying);
      const toughness =
        change.toughness === undefined ? values.toughness : number(change.toughness, applying);
      return { ...values, power, toughness, basePower: power, baseToughness: toughness };
    }
    case 'modifyPT':
      return modifyPT(values, number(change.power, applying), number(change.toughness, applying));
    case 'switchPT':
      return { ...values, power: values.toughness, toughness: values.power };
  }
}

/** Without the keywords that it can't have (101.2). */
function withoutForbidden(values: Characteristics): Characteristics {
  const { cantHave } = values;
  if (cantHave === undefined) return values;
  return {
    ...values,
    abilities: values.abilities.filter(
      ({ ability }) => ability.kind !== 'keyword' || !cantHave.includes(ability.keyword),
    ),
  };
}

/** Adds to power and toughness (613.4c); an object that has none keeps none. */
export function modifyPT(
  values: Characteristics,
  power: number,
  toughness: number,
): Characteristics {
  if (values.power === null || values.toughness === null) return values;
  return { ...values, power: values.power + power, toughness: values.toughness + toughness };
}

function number(amount: Parameters<typeof amountOf>[2], applying: Applying): number {
  return amountOf(applying.view, applying.scope, amount);
}

function colorsOf(colors: readonly Color[] | 'chosen', applying: Applying): readonly Color[] {
  if (colors !== 'chosen') return colors;
  const bound = applying.scope.bound?.color;
  if (bound !== undefined && 'color' in bound) return [bound.color];
  const chosen = applying.view.object(applying.source)?.chosen.color;
  return chosen === undefined ? [] : [chosen];
}

function inOrder(colors: readonly Color[]): readonly Color[] {
  return COLORS.filter((c) => colors.includes(c));
}

function union<T>(list: readonly T[], more: readonly T[] = []): readonly T[] {
  const added = more.filter((x) => !list.includes(x));
  return added.length === 0 ? list : [...list, ...added];
}

/** The creature type chosen as the source entered, where the change speaks of it; none where none was. */
function chosenType(
  { chosenType: asked }: { readonly chosenType?: boolean },
  { view, source }: Applying,
): readonly string[] {
  const chosen = asked === true ? view.object(source)?.chosen.type : undefined;
  return chosen === undefined ? [] : [chosen];
}

function addTypes(
  values: Characteristics,
  change: Extract<Change, { change: 'addTypes' }>,
  applying: Applying,
): Characteristics {
  const subtypes = union(values.subtypes, [
    ...(change.subtypes ?? []),
    ...chosenType(change, applying),
  ]);
  const gained = intrinsicAbilities(subtypes.filter((s) => !values.subtypes.includes(s)));
  return withNumbers({
    ...values,
    supertypes: union(values.supertypes, change.supertypes),
    types: union(values.types, change.types),
    subtypes,
    abilities: gained.length === 0 ? values.abilities : [...values.abilities, ...gained],
  });
}

/**
 * Setting card types leaves the subtypes that belong to one of them, setting subtypes replaces those of the
 * same kind only (205.1a). A land given basic land types also loses the abilities of its text and old types
 * and gains the mana abilities of the new ones (305.7).
 */
function setTypes(
  values: Characteristics,
  change: Extract<Change, { change: 'setTypes' }>,
  applying: Applying,
): Characteristics {
  const types = change.types ?? values.types;
  const given = [...change.subtypes, ...chosenType(change, applying)];
  const basics = given.filter(isBasicLandType);
  const replaced = new Set(given.flatMap(cardTypesOf));
  const kept = values.subtypes.filter(
    (s) => !cardTypesOf(s).some((t) => replaced.has(t)) && belongs(s, values.types, types),
  );
  const subtypes = union(kept, given);
  const abilities =
    basics.length > 0 && types.includes('Land')
      ? [...values.abilities.filter((a) => a.from !== null), ...intrinsicAbilities(basics)]
      : values.abilities;
  return withNumbers({ ...values, types, subtypes, abilities });
}

/** Whether a subtype stays with the card types that are left: with those that it belonged to before (205.1a). */
function belongs(
  subtype: string,
  before: readonly CardType[],
  after: readonly CardType[],
): boolean {
  const its = cardTypesOf(subtype);
  return its.some((t) => after.includes(t)) || !its.some((t) => before.includes(t));
}

function removeTypes(
  values: Characteristics,
  change: Extract<Change, { change: 'removeTypes' }>,
): Characteristics {
  const types = values.types.filter((t) => !change.types?.includes(t));
  return {
    ...values,
    supertypes: values.supertypes.filter((t) => !change.supertypes?.includes(t)),
    types,
    subtypes: values.subtypes.filter(
      (t) => !change.subtypes?.includes(t) && belongs(t, values.types, types),
    ),
  };
}

/** A permanent that becomes a creature without power and toughness has 0/0 (208.2, 208.3). */
function withNumbers(values: Characteristics): Characteristics {
  if (!values.types.includes('Creature') || values.power !== null) return values;
  return { ...values, power: 0, toughness: 0, basePower: 0, baseToughness: 0 };
}
