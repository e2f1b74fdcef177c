import {
  type Characteristics,
  characteristicsOf,
  type GameObject,
  hasSubtype,
  type ObjectId,
  objectsIn,
  valuesOf,
} from '../../../rules';
import type { Filter } from '../../format';
import { nameOf, type Position, playerCalled } from '../position';
import { meets } from './compare';

/** The objects that a filter of the format means; in every zone where none is named. */
export function counted(position: Position, filter: Filter): readonly ObjectId[] {
  const { state } = position.game;
  const ids = filter.zone === undefined ? state.objects.ids() : objectsIn(state, filter.zone);
  return ids.filter((id) => {
    const object = state.objects.get(id);
    const values = characteristicsOf(state, id);
    return object !== undefined && values !== undefined && fits(position, filter, object, values);
  });
}

function fits(
  position: Position,
  filter: Filter,
  object: GameObject,
  values: Characteristics,
): boolean {
  const { name, controller, type, subtype, token, tapped, attacking, power, toughness } = filter;
  return (
    (name === undefined || values.name === name) &&
    (controller === undefined ||
      controllerOf(object, values) === playerCalled(position, controller)) &&
    (type === undefined || values.types.some((known) => known === type)) &&
    (subtype === undefined || hasSubtype(values, subtype)) &&
    (token === undefined || (object.kind === 'token') === token) &&
    (tapped === undefined || object.tapped === tapped) &&
    (attacking === undefined || attacks(position, object, attacking)) &&
    (power === undefined || meets(values.power, power)) &&
    (toughness === undefined || meets(values.toughness, toughness)) &&
    (filter.copyOf === undefined ||
      valuesOf(position.game.state, object).copiable.name === filter.copyOf)
  );
}

function controllerOf(object: GameObject, values: Characteristics) {
  return object.zone === 'battlefield' ? values.controller : object.controller;
}

function attacks(position: Position, object: GameObject, whom: string | boolean): boolean {
  const attacker = position.game.state.combat?.attackers.find((a) => a.object === object.id);
  if (typeof whom === 'boolean') return (attacker !== undefined) === whom;
  return attacker !== undefined && nameOf(position, attacker.whom) === whom;
}
