import {
  card,
  constant,
  countOf,
  creature,
  enchantment,
  forbids,
  mana,
  objects,
  pay,
  youControl,
} from '../rules/authoring';

export const sphereOfSafety = card('Sphere of Safety', '{4}{W}', 'Enchantment', {}, [
  constant(
    forbids(
      {
        rule: 'attackCost',
        cost: pay(mana('{1}')),
        times: countOf(objects(enchantment, youControl)),
        planeswalkers: true,
      },
      objects(creature),
    ),
  ),
]);
