import type { Ability } from '../abilities/ability';
import type { Change, CopyExceptions } from '../abilities/statics';
import { COLORS, type CopiableValues, type Face } from '../abilities/values';
import { worldOf } from '../characteristics/world';
import { amountOf } from '../evaluate/match';
import type { View } from '../evaluate/view';
import { faceUpValues, isDoubleFaced } from '../faces/values';
import type { ObjectId } from '../kernel/ids';
import type { Scope } from '../kernel/scope';
import type { State } from '../kernel/state';
import { meaning } from '../keywords/meaning';
import { costColors } from '../mana/cost';

/** Values of an object that does not exist any more and left no trace: nothing to copy. */
const NOTHING: CopiableValues = {
  name: '',
  supertypes: [],
  types: [],
  subtypes: [],
  abilities: [],
};

/**
 * What a copy of the object takes over: printed values as changed by copy effects and face-down status
 * alone (707.2). Of an object that is gone: as it last was (707.2, 608.2h).
 */
export function copiableValuesOf(state: State, id: ObjectId): CopiableValues {
  const object = state.objects.get(id);
  if (object === undefined) return state.departed.get(id)?.copiable ?? NOTHING;
  return worldOf(state).copiable(object);
}

/** Values for an object that is itself a copy, with all the faces that it comes to have, and which is in use. */
export interface WholeCopy {
  readonly values: CopiableValues;
  readonly face: Face | null;
}

/**
 * What a token or a copy of a spell is made with: of a double-faced original it has both faces, each as
 * other copy effects change it, and the same one up (707.8a, 707.10g); of a half or an Adventure on the
 * stack it is the same (709.3b, 715.3c).
 */
export function wholeCopyOf(state: State, id: ObjectId): WholeCopy {
  const values = copiableValuesOf(state, id);
  const object = state.objects.get(id) ?? state.departed.get(id)?.object;
  const faces = object?.printed.faces;
  if (object === undefined || faces === undefined || object.faceDown !== null) {
    return { values, face: null };
  }
  const { printed, face } = object;
  if (values === faceUpValues(object)) return { values: printed, face };
  if (!isDoubleFaced(printed)) return { values, face: null };
  return { values: { ...values, faces: { ...faces, of: [values, values] } }, face };
}

/** The same change made to values and to each of their faces. */
export function onEachFace(
  values: CopiableValues,
  change: (values: CopiableValues) => CopiableValues,
): CopiableValues {
  const { faces } = values;
  const changed = change(values);
  if (faces === undefined) return changed;
  return { ...changed, faces: { ...faces, of: [change(faces.of[0]), change(faces.of[1])] } };
}

/** The copied values of which values with exceptions were made. */
const bases = new WeakMap<CopiableValues, CopiableValues>();

/** Keeps what values with exceptions were made of. @returns the values with exceptions */
export function noteBase(made: CopiableValues, base: CopiableValues): CopiableValues {
  bases.set(made, base);
  return made;
}

/** What was copied, of values in which exceptions of a copying effect changed some of it; else nothing. */
export const beforeExceptions = (values: CopiableValues): CopiableValues | undefined =>
  bases.get(values);

/** Copiable values with the exceptions of the copying effect, which are copiable themselves (707.9). */
export function withExceptions(
  view: View,
  scope: Scope,
  values: CopiableValues,
  except: CopyExceptions,
  thisAbility?: Ability,
): CopiableValues {
  const { manaCost: _, colors: __, ...rest } = values;
  const types = except.types ?? [
    ...values.types,
    ...(except.addTypes ?? []).filter((t) => !values.types.includes(t)),
  ];
  const subtypes =
    except.types === undefined && except.subtypes === undefined
      ? [
          ...values.subtypes,
          ...(except.addSubtypes ?? []).filter((t) => !values.subtypes.includes(t)),
        ]
      : [...(except.subtypes ?? []), ...(except.addSubtypes ?? [])];
  const supertypes = [
    ...values.supertypes.filter((t) => !except.notSupertypes?.includes(t)),
    ...(except.addSupertypes ?? []).filter((t) => !values.supertypes.includes(t)),
  ];
  const abilities = [
    ...values.abilities.filter((a) => !definesReplaced(a, except)),
    ...(except.addAbilities ?? []),
    ...(except.keepsThisAbility === true && thisAbility !== undefined ? [thisAbility] : []),
  ];
  const colors = colorsWith(values, except);
  const made: CopiableValues = {
    ...rest,
    ...(values.manaCost === undefined ? {} : { manaCost: values.manaCost }),
    ...(colors === undefined ? {} : { colors }),
    name: except.name ?? values.name,
    types,
    subtypes,
    supertypes,
    abilities,
    ...(except.loyalty === undefined ? {} : { loyalty: except.loyalty }),
    ...(except.power === undefined ? {} : { power: amountOf(view, scope, except.power) }),
    ...(except.toughness === undefined
      ? {}
      : { toughness: amountOf(view, scope, except.toughness) }),
  };
  return noteBase(made, values);
}

/** The colours to keep: those set, or the copied ones, which a mana cost may give (105.2), with more. */
function colorsWith(values: CopiableValues, except: CopyExceptions): CopiableValues['colors'] {
  const { colors = values.colors, addColors } = except;
  if (addColors === undefined) return colors;
  const now = colors ?? costColors(values.manaCost);
  return COLORS.filter((c) => now.includes(c) || addColors.includes(c));
}

/** A characteristic-defining ability for what the exception gives itself is not copied (707.9d). */
function definesReplaced(ability: Ability, except: CopyExceptions): boolean {
  if (ability.kind !== 'static' && ability.kind !== 'keyword') return false;
  const meant = ability.kind === 'keyword' ? meaning(ability) : [ability];
  return meant.some(
    (a) =>
      a.kind === 'static' &&
      a.defining === true &&
      a.effects.some(
        (e) => e.effect === 'continuous' && e.changes.some((c) => replaced(c.change, except)),
      ),
  );
}

function replaced(change: Change['change'], except: CopyExceptions): boolean {
  switch (change) {
    case 'setPT':
      return except.power !== undefined || except.toughness !== undefined;
    case 'setColors':
    case 'addColors':
      return except.colors !== undefined || except.addColors !== undefined;
    case 'setTypes':
    case 'allCreatureTypes':
      return except.types !== undefined || except.subtypes !== undefined;
    default:
      return false;
  }
}
