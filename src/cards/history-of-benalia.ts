import {
  apply,
  card,
  chapter,
  createToken,
  does,
  keyword,
  modifyPT,
  objects,
  pt,
  subtype,
  tokenOf,
  youControl,
} from '../rules/authoring';

const knight = tokenOf('Creature — Knight', ['W'], pt(2, 2), [keyword('vigilance')]);

export const historyOfBenalia = card('History of Benalia', '{1}{W}{W}', 'Enchantment — Saga', {}, [
  chapter([1, 2], does(createToken(knight))),
  chapter([3], does(apply(objects(subtype('Knight'), youControl), 'endOfTurn', modifyPT(2, 1)))),
]);
