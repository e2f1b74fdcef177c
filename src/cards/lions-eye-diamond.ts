import {
  activated,
  add,
  card,
  discarding,
  does,
  handSize,
  inHand,
  pay,
  sacrificeThis,
} from '../rules/authoring';

export const lionsEyeDiamond = card("Lion's Eye Diamond", '{0}', 'Artifact', {}, [
  activated(
    pay(discarding(inHand(), handSize()), sacrificeThis),
    does(add({ mana: 'anyColor', count: 3 })),
    { only: { timing: 'instant' } },
  ),
]);
