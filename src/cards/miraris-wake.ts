import {
  add,
  card,
  constant,
  continuous,
  creature,
  does,
  land,
  modifyPT,
  objects,
  triggered,
  when,
  you,
  youControl,
} from '../rules/authoring';

export const mirarisWake = card("Mirari's Wake", '{3}{G}{W}', 'Enchantment', {}, [
  constant(continuous(objects(creature, youControl), modifyPT(1, 1))),
  triggered(when.tappedForMana([land], you), does(add({ mana: 'typeProduced' }))),
]);
