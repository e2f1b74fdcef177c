import {
  type Characteristics,
  characteristicsOf,
  type GameObject,
  type ObjectId,
  type State,
} from '../../rules';
import { FIELD_WORDS } from '../derivations/fields';
import { objectsInWords, targetName, targetsInWords } from '../naming/names';
import { namesOf } from '../naming/namesOf';
import { counted } from '../words/numbers';
import { inZone } from '../words/places';
import { listed } from '../words/sentences';

/** What is told of an object when positions are compared, each by what it is about. */
export type Facts = ReadonlyMap<string, string>;

/** All that can be told of an object that is there; nothing of one that is not. */
export function factsOf(state: State, id: ObjectId | undefined): Facts | undefined {
  const object = id === undefined ? undefined : state.objects.get(id);
  if (object === undefined) return undefined;
  const names = namesOf(state);
  const place = inZone(object.zone, names.player(object.owner));
  const values = characteristicsOf(state, object.id);
  const onTable = object.zone === 'battlefield' || object.zone === 'stack';
  if (values === undefined || !onTable) return new Map([['place', place]]);
  return new Map([
    ['place', place],
    ...valueFacts(state, values),
    ...(object.zone === 'battlefield' ? statusFacts(state, object) : stackFacts(state, object)),
  ]);
}

function valueFacts(state: State, values: Characteristics): readonly (readonly [string, string])[] {
  const names = namesOf(state);
  const sized = values.power !== null && values.toughness !== null;
  return [
    ['name', values.name],
    ['size', sized ? `${values.power}/${values.toughness}` : 'no power or toughness'],
    ['colours', FIELD_WORDS.colors.value(values, names)],
    ['types', FIELD_WORDS.types.value(values, names)],
    ['abilities', `abilities: ${FIELD_WORDS.abilities.value(values, names)}`],
    ['controller', `under ${names.player(values.controller)}`],
  ];
}

function statusFacts(state: State, object: GameObject): readonly (readonly [string, string])[] {
  const names = namesOf(state);
  const counters = Object.entries(object.counters).flatMap(([kind, n]) =>
    n > 0 ? [counted(n, `${kind} counter`)] : [],
  );
  const { attachedTo, attachments } = object;
  return [
    ['tapped', object.tapped ? 'tapped' : 'untapped'],
    ['face', object.faceDown ? 'face down' : 'face up'],
    ['phased', object.phasedOut ? 'phased out' : 'phased in'],
    ['counters', counters.length === 0 ? 'no counters' : listed(counters)],
    ['damage', object.damage > 0 ? `${object.damage} damage` : 'no damage'],
    [
      'attached',
      attachedTo === null ? 'attached to nothing' : `attached to ${targetName(names, attachedTo)}`,
    ],
    [
      'attachments',
      attachments.length === 0
        ? 'nothing attached'
        : `with ${objectsInWords(names, attachments)} attached`,
    ],
    ['combat', combatFact(state, object.id)],
  ];
}

function combatFact(state: State, id: ObjectId): string {
  const names = namesOf(state);
  const attackers = state.combat?.attackers ?? [];
  const attack = attackers.find(({ object }) => object === id);
  if (attack !== undefined) {
    return `attacking ${targetName(names, attack.whom)}${attack.blocked ? ', blocked' : ''}`;
  }
  const blocked = attackers.filter(({ blockers }) => blockers.includes(id));
  if (blocked.length === 0) return 'not in combat';
  return `blocking ${objectsInWords(
    names,
    blocked.map(({ object }) => object),
  )}`;
}

function stackFacts(
  state: State,
  { id, onStack }: GameObject,
): readonly (readonly [string, string])[] {
  const names = namesOf(state);
  const targets = onStack?.targets.flat().map(({ target }) => target) ?? [];
  const remarks = names.remarks(id);
  return [
    ['targets', targets.length === 0 ? 'no target' : `targeting ${targetsInWords(names, targets)}`],
    ['announced', remarks.length === 0 ? 'nothing announced' : listed(remarks)],
  ];
}

/** The facts in one text, for telling what is alike from what is not. */
export const factsText = (state: State, id: ObjectId): string =>
  [...(factsOf(state, id)?.values() ?? [])].join('|');
