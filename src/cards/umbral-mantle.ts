import {
  activated,
  apply,
  attachedObject,
  card,
  constant,
  continuous,
  does,
  equip,
  gain,
  mana,
  modifyPT,
  pay,
  thisObject,
  untapThis,
} from '../rules/authoring';

export const umbralMantle = card('Umbral Mantle', '{3}', 'Artifact — Equipment', {}, [
  constant(
    continuous(
      attachedObject,
      gain(
        activated(
          pay(mana('{3}'), untapThis),
          does(apply(thisObject, 'endOfTurn', modifyPT(2, 2))),
        ),
      ),
    ),
  ),
  equip(mana('{0}')),
]);
