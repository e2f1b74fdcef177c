import type { CopiableValues } from '../abilities/values';
import { copiableValuesOf, noteBase } from '../copying/copiable';
import { copied } from '../faces/values';
import type { Target } from '../kernel/objects';
import type { State } from '../kernel/state';
import type { PlacedCopy, PlacedExceptions, PlacedTarget } from './setup';

/** Copiable values with what the copying effect changed in them (707.9). */
export function excepted(values: CopiableValues, except: PlacedExceptions = {}): CopiableValues {
  const { addAbilities, withoutKeywords, ...fields } = except;
  const kept =
    withoutKeywords === undefined
      ? values.abilities
      : values.abilities.filter(
          (a) => a.kind !== 'keyword' || !withoutKeywords.includes(a.keyword),
        );
  const abilities = addAbilities === undefined ? kept : [...kept, ...addAbilities];
  const made = { ...values, ...fields, abilities };
  return Object.keys(except).length === 0 ? made : noteBase(made, values);
}

/** The values that a copy takes over from what is in the game, or that are given (707.2). */
export function copiedValues(
  state: State,
  { of, except }: PlacedCopy,
  target: (to: PlacedTarget) => Target,
): CopiableValues {
  if ('values' in of) return excepted(copied(of.values), except);
  const original = target(of);
  const id = 'object' in original ? original.object : undefined;
  return id === undefined
    ? excepted({ name: '', supertypes: [], types: [], subtypes: [], abilities: [] }, except)
    : excepted(copiableValuesOf(state, id), except);
}
