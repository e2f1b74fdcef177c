import {
  activated,
  card,
  creature,
  does,
  instruction,
  mana,
  objects,
  pay,
  X,
} from '../rules/authoring';

export const warCadence = card('War Cadence', '{2}{R}', 'Enchantment', {}, [
  activated(
    pay(mana('{X}{R}')),
    does(
      instruction('applyRule', {
        to: objects(creature),
        rule: { rule: 'blockCost', cost: pay(mana('{1}')), times: X },
        duration: 'endOfTurn',
      }),
    ),
  ),
]);
