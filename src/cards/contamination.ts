import {
  card,
  constant,
  creature,
  does,
  land,
  objects,
  pay,
  replaces,
  sacrifice,
  sacrificing,
  thisObject,
  triggered,
  unlessPays,
  when,
  you,
} from '../rules/authoring';

export const contamination = card('Contamination', '{2}{B}', 'Enchantment', {}, [
  triggered(
    when.beginning('upkeep', you),
    does(unlessPays(you, pay(sacrificing(objects(creature))), sacrifice(you, thisObject))),
  ),
  constant(replaces(when.tappedForMana([land]), { replace: 'manaType', mana: 'B', amount: 1 })),
]);
