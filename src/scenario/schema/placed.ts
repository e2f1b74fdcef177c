/** Rules for players and for what is placed. */
import type { Except, Placed, PlacedObject, Placing, PlayerSetup, Status } from '../format';
import { grouped, LIMITS } from '../limits';
import { deckLine } from '../placing';
import { tokenData } from './cards';
import {
  type AnyFields,
  byKind,
  exactly,
  type Fields,
  fields,
  fieldsOf,
  flag,
  isObject,
  judged,
  list,
  may,
  name,
  named,
  type Rule,
  text,
  whole,
} from './kit';
import { chosen, colors, kicked, mana, names, pool } from './words';

const counters = named(whole(0));

const except = fields<Except>('what a copy has otherwise', {
  name: may(text(LIMITS.name)),
  manaCost: may(mana),
  colors: may(colors),
  supertypes: may(names),
  types: may(names),
  subtypes: may(names),
  typeLine: may(text(LIMITS.name)),
  power: may(whole()),
  toughness: may(whole()),
  loyalty: may(whole()),
  keywords: may(names),
  notKeywords: may(names),
});

/** How an object stands, placed or set by hand. */
export const statusFields: Fields<Status> = {
  tapped: may(flag),
  phasedOut: may(flag),
  sick: may(flag),
  faceDown: may(flag),
  transformed: may(flag),
  counters: may(counters),
  damage: may(whole(0)),
  attachedTo: may(name),
  controller: may(name),
  owner: may(name),
  copyOf: may(name),
  except: may(except),
  attacking: may(name),
  chosen: may(chosen),
  exiled: may(names),
  kicked: may(byKind<boolean | number>('true, false or how often', { boolean: flag, ...kicked })),
  cast: may(flag),
  protector: may(name),
  timestamp: may(whole()),
};
const placing: Fields<Placing> = { ...statusFields, count: may(whole(1)), ref: may(name) };

/**
 * A rule for a placed object with further fields around it, as an edit has them: which of the
 * three ways of placing it is, shows in its fields.
 */
export function placedWith<T extends PlacedObject>(what: string, around: AnyFields): Rule<T> {
  const common = { ...placing, ...around };
  const byCard = fieldsOf(what, { ...common, card: name, token: may(flag) });
  const byToken = fieldsOf(what, { ...common, token: tokenData });
  const byCopy = fieldsOf(what, { ...common, token: exactly(true), copyOf: name });

  return judged((value, found) => {
    if (!isObject(value)) return found.judge(byCard, value);
    if (isObject(value.token)) {
      if (value.card === undefined) found.judge(byToken, value);
      else found.refuse('has both "card" and a "token" of its own, and can be only one of them');
    } else if (value.card === undefined && value.token === true && value.copyOf !== undefined) {
      found.judge(byCopy, value);
    } else {
      found.judge(byCard, value);
    }
    if (value.except !== undefined && value.copyOf === undefined) {
      found.refuse('has "except" without "copyOf", so that there is no copy to change');
    }
    if (value.ref !== undefined && typeof value.count === 'number' && value.count > 1) {
      found.refuse(`gives one ref to ${grouped(value.count)} objects; leave out "ref" or "count"`);
    }
  });
}

const line = judged<string>((value, found) => {
  const { count, name: card } = deckLine(String(value));
  if (count < 1) found.refuse('places no card; the number must be 1 or more');
  found.judge(name, card);
});

export const placed: Rule<Placed> = byKind<Placed>('a card', {
  string: line,
  object: placedWith('a placed object', {}),
});
const pile = list(placed);

/** The fields of a player that can be set by hand, too. */
export const playerFields = {
  life: may(whole()),
  manaPool: may(pool),
  counters: may(counters),
  commander: may(names),
  landsPlayed: may(whole(0)),
  commanderDamage: may(counters),
};

export const player = fields<PlayerSetup>('a player', {
  name,
  ...playerFields,
  battlefield: may(pile),
  hand: may(pile),
  library: may(pile),
  graveyard: may(pile),
  exile: may(pile),
  command: may(pile),
});
