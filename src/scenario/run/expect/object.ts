import { renderAbility } from '../../../oracle';
import {
  type Characteristics,
  type CopiableValues,
  characteristicsOf,
  colorIdentity,
  type GameObject,
  type ObjectId,
  valuesOf,
} from '../../../rules';
import type { ObjectIs } from '../../format';
import { cardOf, nameOf, objectOf, type Position, playerName, refOf } from '../position';
import { sameSymbols, WORD_OF_COLOR } from '../words';
import { equal, type Finding, meets, sameSet } from './compare';

/** All that can be asked of one object. */
interface Look {
  readonly position: Position;
  readonly ref: string;
  readonly id: ObjectId;
  readonly object: GameObject;
  /** As it is now, or what a copy of it would have. */
  readonly values: Characteristics;
  readonly copiable: CopiableValues;
  /** The copiable values are asked for, not the present ones. */
  readonly underneath: boolean;
}

/** What of the expected an object is, field by field; `copiable`: read from its copiable values. */
export function* objectFindings(
  position: Position,
  ref: string,
  is: ObjectIs,
  copiable: boolean,
): Iterable<Finding> {
  const card = cardOf(position, ref);
  const id = position.game.state.cards.get(card);
  const object = id === undefined ? undefined : objectOf(position, id);
  const exists = object !== undefined;
  if (!exists || is.exists === false) {
    yield finding(`${ref}`, 'exists', is.exists ?? true, exists, exists === (is.exists ?? true));
    if (!exists) return;
  }
  const now = characteristicsOf(position.game.state, object.id);
  if (now === undefined) return;
  const source = valuesOf(position.game.state, object);
  const look: Look = {
    position,
    ref,
    id: object.id,
    object,
    values: copiable ? source.asCharacteristics : now,
    copiable: source.copiable,
    underneath: copiable,
  };
  for (const [field, wanted] of Object.entries(is)) {
    if (wanted === undefined || field === 'exists') continue;
    yield fieldFinding(look, field as keyof ObjectIs, is);
  }
}

function finding(
  ref: string,
  field: string,
  wanted: unknown,
  found: unknown,
  holds: boolean,
): Finding {
  return { what: `${field} of ${ref}`, wanted, found, holds };
}

type Reader<K extends keyof ObjectIs> = (
  look: Look,
  wanted: Exclude<ObjectIs[K], undefined>,
) => readonly [found: unknown, holds: boolean];

function fieldFinding<K extends keyof ObjectIs>(look: Look, field: K, is: ObjectIs): Finding {
  const reader = READERS[field] as Reader<K>;
  const wanted = is[field] as Exclude<ObjectIs[K], undefined>;
  const [found, holds] = reader(look, wanted);
  return finding(look.ref, field, wanted, found, holds);
}

const same = (found: unknown, wanted: unknown): readonly [unknown, boolean] => [
  found,
  equal(found, wanted),
];
const set = (found: readonly string[], wanted: readonly string[]): readonly [unknown, boolean] => [
  found,
  sameSet(found, wanted),
];
const number = (
  found: number | null | undefined,
  wanted: number | string,
): readonly [unknown, boolean] => [found ?? null, meets(found, wanted)];

/** How each field is read. */
const READERS: { readonly [K in keyof ObjectIs]-?: Reader<K> } = {
  name: ({ values }, wanted) => same(values.name, wanted),
  zone: ({ object }, wanted) => same(object.zone, wanted),
  controller: ({ position, values, object }, wanted) =>
    same(
      playerName(position, object.zone === 'battlefield' ? values.controller : object.controller),
      wanted,
    ),
  owner: ({ position, object }, wanted) => same(playerName(position, object.owner), wanted),
  manaCost: ({ values }, wanted) => [
    values.manaCost ?? '',
    sameSymbols(values.manaCost ?? '', wanted),
  ],
  manaValue: ({ values }, wanted) => number(values.manaValue, wanted),
  colors: ({ values }, wanted) => set(values.colors, wanted),
  colorIdentity: ({ object }, wanted) => set(colorIdentity(object.printed), wanted),
  supertypes: ({ values }, wanted) => set(values.supertypes, wanted),
  types: ({ values }, wanted) => set(values.types, wanted),
  subtypes: ({ values }, wanted) => set(values.subtypes, wanted),
  typeLine: ({ values }, wanted) => same(typeLineOf(values), wanted),
  power: ({ values }, wanted) => number(values.power, wanted),
  toughness: ({ values }, wanted) => number(values.toughness, wanted),
  loyalty: ({ object, values, underneath }, wanted) =>
    number(
      object.zone === 'battlefield' && !underneath
        ? (object.counters.loyalty ?? 0)
        : values.loyalty,
      wanted,
    ),
  basePower: ({ values }, wanted) => number(values.basePower, wanted),
  baseToughness: ({ values }, wanted) => number(values.baseToughness, wanted),
  keywords: (look, wanted) => {
    const has = keywordsOf(look);
    return [has, wanted.every((word) => has.includes(word.toLowerCase()))];
  },
  notKeywords: (look, wanted) => {
    const has = keywordsOf(look);
    return [has, !wanted.some((word) => has.includes(word.toLowerCase()))];
  },
  abilities: ({ values }, wanted) => number(values.abilities.length, wanted),
  tapped: ({ object }, wanted) => same(object.tapped, wanted),
  attacking: ({ position, id }, wanted) => {
    const attacker = position.game.state.combat?.attackers.find((a) => a.object === id);
    const found = attacker === undefined ? false : nameOf(position, attacker.whom);
    return [found, wanted === true ? found !== false : found === wanted];
  },
  blocking: ({ position, id }, wanted) => {
    const attackers = position.game.state.combat?.attackers ?? [];
    const found = attackers
      .filter((a) => a.blockers.includes(id))
      .map((a) => refOf(position, a.object));
    if (typeof wanted === 'boolean') return [found, found.length > 0 === wanted];
    return [found, sameSet(found, typeof wanted === 'string' ? [wanted] : wanted)];
  },
  counters: ({ object }, wanted) => {
    const kinds = new Set([...Object.keys(object.counters), ...Object.keys(wanted)]);
    const holds = [...kinds].every((kind) => meets(object.counters[kind] ?? 0, wanted[kind] ?? 0));
    return [object.counters, holds];
  },
  chosen: ({ position, object }, wanted) => {
    const { color, type, player, name, number: x } = object.chosen;
    const found = {
      ...(color === undefined ? {} : { color: WORD_OF_COLOR[color] }),
      ...(type === undefined ? {} : { type }),
      ...(player === undefined ? {} : { player: playerName(position, player) }),
      ...((x ?? object.x) === null ? {} : { x: x ?? object.x }),
      ...(name === undefined ? {} : { name }),
    };
    const holds = Object.entries(wanted).every(([key, value]) =>
      Object.entries(found).some(([k, v]) => k === key && v === value),
    );
    return [found, holds];
  },
  wasCast: ({ object }, wanted) => same(object.cast !== null, wanted),
  damage: ({ object }, wanted) => number(object.damage, wanted),
  token: ({ object }, wanted) => same(object.kind === 'token', wanted),
  kicked: ({ object }, wanted) => {
    const times = object.kicked.length;
    return typeof wanted === 'boolean'
      ? [times > 0, times > 0 === wanted]
      : [times, meets(times, wanted)];
  },
  x: ({ object }, wanted) => number(object.x, wanted),
  attachedTo: ({ position, object }, wanted) =>
    same(object.attachedTo === null ? null : nameOf(position, object.attachedTo), wanted),
  phasedOut: ({ object }, wanted) => same(object.phasedOut, wanted),
  commander: ({ position, object }, wanted) =>
    same(
      position.game.state.players.some((p) => p.commanders.includes(object.card)),
      wanted,
    ),
  faceDown: ({ object }, wanted) => same(object.faceDown !== null, wanted),
  copyOf: ({ copiable }, wanted) => same(copiable.name, wanted),
  exists: (_, wanted) => same(true, wanted),
  creature: ({ values }, wanted) => same(values.types.includes('Creature'), wanted),
};

/** The keyword abilities in words, lower case, with their parameters; a chosen colour also by its name. */
function keywordsOf({ object, values, copiable }: Look): readonly string[] {
  const { color } = object.chosen;
  const chosen = color === undefined ? undefined : WORD_OF_COLOR[color];
  return values.abilities.flatMap(({ ability }) => {
    if (ability.kind !== 'keyword') return [];
    return renderAbility(ability, copiable).flatMap(({ text }) => {
      const words = text.toLowerCase();
      const named = chosen === undefined ? words : words.replace('the chosen color', chosen);
      return named === words ? [words] : [words, named];
    });
  });
}

/** "Legendary Creature — Human Wizard" (205.1). */
function typeLineOf({ supertypes, types, subtypes }: Characteristics): string {
  const left = [...supertypes, ...types].join(' ');
  return subtypes.length === 0 ? left : `${left} — ${subtypes.join(' ')}`;
}
