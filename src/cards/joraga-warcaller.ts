import {
  card,
  constant,
  continuous,
  countersOn,
  creature,
  entersWith,
  keywordWith,
  mana,
  modifyPT,
  objects,
  other,
  pay,
  pt,
  subtype,
  thisObject,
  timesKicked,
  withCounters,
  youControl,
} from '../rules/authoring';

export const joragaWarcaller = card('Joraga Warcaller', '{G}', 'Creature — Elf Warrior', pt(1, 1), [
  keywordWith('multikicker', { cost: pay(mana('{1}{G}')) }),
  constant(entersWith(withCounters('+1/+1', timesKicked))),
  constant(
    continuous(
      objects(other, subtype('Elf'), creature, youControl),
      modifyPT(countersOn(thisObject, '+1/+1'), countersOn(thisObject, '+1/+1')),
    ),
  ),
]);
