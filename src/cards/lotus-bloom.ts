import {
  activated,
  add,
  card,
  does,
  mana,
  pay,
  sacrificeThis,
  suspend,
  tapThis,
} from '../rules/authoring';

export const lotusBloom = card('Lotus Bloom', '', 'Artifact', {}, [
  suspend(3, mana('{0}')),
  activated(pay(tapThis, sacrificeThis), does(add({ mana: 'anyColor', count: 3 }))),
]);
