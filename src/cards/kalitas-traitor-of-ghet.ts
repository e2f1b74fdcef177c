import {
  activated,
  card,
  constant,
  creature,
  does,
  either,
  keyword,
  mana,
  not,
  objects,
  opponentsControl,
  other,
  pay,
  pt,
  putCounters,
  replaces,
  sacrificing,
  subtype,
  thisObject,
  token,
  tokenOf,
  when,
} from '../rules/authoring';

export const kalitasTraitorOfGhet = card(
  'Kalitas, Traitor of Ghet',
  '{2}{B}{B}',
  'Legendary Creature — Vampire Warrior',
  pt(3, 4),
  [
    keyword('lifelink'),
    constant(
      replaces(
        when.dies(not(token), creature, opponentsControl),
        { replace: 'moveTo', zone: 'exile' },
        { replace: 'alsoCreates', token: tokenOf('Creature — Zombie', ['B'], pt(2, 2)), count: 1 },
      ),
    ),
    activated(
      pay(
        mana('{2}{B}'),
        sacrificing(objects(other, either([subtype('Vampire')], [subtype('Zombie')]))),
      ),
      does(putCounters(thisObject, '+1/+1', 2)),
    ),
  ],
);
