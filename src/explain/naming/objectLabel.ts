import {
  type Characteristics,
  characteristicsOf,
  type GameObject,
  type ObjectId,
  type State,
} from '../../rules';
import { chosenWords } from '../words/chosen';
import { coloursInWords } from '../words/mana';
import { inZone } from '../words/places';
import { spokenTypes } from '../words/typeLine';
import { objectsInWords, targetName, targetsInWords } from './names';
import { namesOf } from './namesOf';

/**
 * The accessible name of an object: "Goblin token, 1/1 red Goblin creature, tapped, 2 +1/+1 counters,
 * controlled by Bea". What is gone is told as it last was.
 * @param whose false where it is plain whose it is
 */
export function objectLabel(state: State, id: ObjectId, whose = true): string {
  const names = namesOf(state);
  const present = state.objects.get(id);
  const object = present ?? state.departed.get(id)?.object;
  const values = characteristicsOf(state, id);
  if (object === undefined || values === undefined) return names.object(id);
  const onStack = object.onStack !== null && object.onStack.as !== 'spell';
  const what = onStack || values.name === '?' ? [] : [kindWords(values)];
  return [
    names.object(id),
    ...what,
    ...statusWords(state, object, values),
    ...(whose ? whereWords(state, object, values) : []),
    ...(present === undefined ? ['as it last was'] : []),
  ].join(', ');
}

/** "1/1 red Goblin creature"; a land without colours is not called colourless. */
function kindWords(values: Characteristics): string {
  const size =
    values.power === null || values.toughness === null || !values.types.includes('Creature')
      ? ''
      : `${values.power}/${values.toughness}`;
  const colourless = values.colors.length === 0;
  const colours =
    colourless && (values.types.includes('Land') || values.types.length === 0)
      ? ''
      : coloursInWords(values.colors);
  return [size, colours, spokenTypes(values)].filter((w) => w !== '').join(' ');
}

function statusWords(state: State, object: GameObject, values: Characteristics): readonly string[] {
  const names = namesOf(state);
  const counters = Object.entries(object.counters).map(
    ([counter, n]) => `${n} ${counter} ${n === 1 ? 'counter' : 'counters'}`,
  );
  const chosen = chosenWords(object.chosen, names);
  const sick = object.sick && object.zone === 'battlefield' && values.types.includes('Creature');
  return [
    ...(object.tapped ? ['tapped'] : []),
    ...(object.faceDown ? ['face down'] : []),
    ...(object.phasedOut ? ['phased out'] : []),
    ...(sick ? ['came under its control this turn'] : []),
    ...counters,
    ...(object.damage > 0 ? [`${object.damage} damage marked`] : []),
    ...(object.shields > 0
      ? [`${object.shields} regeneration ${object.shields === 1 ? 'shield' : 'shields'}`]
      : []),
    ...(object.attachedTo === null ? [] : [`attached to ${targetName(names, object.attachedTo)}`]),
    ...(object.attachments.length === 0
      ? []
      : [`with ${objectsInWords(names, object.attachments)} attached`]),
    ...(chosen === '' ? [] : [`chosen: ${chosen}`]),
    ...combatWords(state, object.id),
    ...(object.zone === 'stack' ? names.remarks(object.id) : []),
    ...targetWordsOf(state, object),
  ];
}

function combatWords(state: State, id: ObjectId): readonly string[] {
  const names = namesOf(state);
  const attackers = state.combat?.attackers ?? [];
  const attack = attackers.find((a) => a.object === id);
  const blocked = attackers.filter((a) => a.blockers.includes(id)).map((a) => a.object);
  return [
    ...(attack === undefined
      ? []
      : [`attacking ${targetName(names, attack.whom)}${attack.blocked ? ', blocked' : ''}`]),
    ...(blocked.length === 0 ? [] : [`blocking ${objectsInWords(names, blocked)}`]),
  ];
}

function targetWordsOf(state: State, object: GameObject): readonly string[] {
  const targets = object.onStack?.targets.flat().map((c) => c.target) ?? [];
  return targets.length === 0 ? [] : [`targeting ${targetsInWords(namesOf(state), targets)}`];
}

/** Where it is and whose: zones of a player say whose they are, others name the controller. */
function whereWords(state: State, object: GameObject, values: Characteristics): readonly string[] {
  const names = namesOf(state);
  const owner = names.player(object.owner);
  const place = object.zone === 'battlefield' ? [] : [inZone(object.zone, owner)];
  if (object.zone !== 'battlefield' && object.zone !== 'stack') return place;
  const controlled = `controlled by ${names.player(values.controller)}`;
  const owned = values.controller === object.owner ? [] : [`owned by ${owner}`];
  return [...place, controlled, ...owned];
}
