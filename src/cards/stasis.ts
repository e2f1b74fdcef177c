import {
  card,
  constant,
  does,
  mana,
  pay,
  sacrifice,
  skips,
  thisObject,
  triggered,
  unlessPays,
  when,
  you,
} from '../rules/authoring';

export const stasis = card('Stasis', '{1}{U}', 'Enchantment', {}, [
  constant(skips(when.beginning('untap'))),
  triggered(
    when.beginning('upkeep', you),
    does(unlessPays(you, pay(mana('{U}')), sacrifice(you, thisObject))),
  ),
]);
