import {
  card,
  constant,
  continuous,
  creature,
  does,
  draw,
  keyword,
  loseAllAbilities,
  objects,
  sacrifice,
  thisObject,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const dressDown = card('Dress Down', '{1}{U}', 'Enchantment', {}, [
  keyword('flash'),
  triggered(when.enters(), does(draw(you, 1))),
  constant(continuous(objects(creature), loseAllAbilities)),
  triggered(when.beginning('end'), does(sacrifice(you, thisObject))),
]);
