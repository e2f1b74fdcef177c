import {
  apply,
  card,
  creature,
  does,
  gain,
  keyword,
  modifyPT,
  objects,
  onResolution,
  youControl,
} from '../rules/authoring';

export const overrun = card('Overrun', '{2}{G}{G}{G}', 'Sorcery', {}, [
  onResolution(
    does(
      apply(objects(creature, youControl), 'endOfTurn', modifyPT(3, 3), gain(keyword('trample'))),
    ),
  ),
]);
