import {
  activated,
  addTypes,
  apply,
  card,
  does,
  mana,
  pay,
  setPT,
  tapFor,
  thisObject,
} from '../rules/authoring';

export const mutavault = card('Mutavault', '', 'Land', {}, [
  tapFor('{C}'),
  activated(
    pay(mana('{1}')),
    does(
      apply(thisObject, 'endOfTurn', addTypes(['Creature']), setPT(2, 2), {
        change: 'allCreatureTypes',
      }),
    ),
  ),
]);
