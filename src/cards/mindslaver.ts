import {
  activated,
  aimed,
  card,
  controlPlayer,
  mana,
  pay,
  sacrificeThis,
  tapThis,
  targetedPlayer,
  targetPlayer,
} from '../rules/authoring';

export const mindslaver = card('Mindslaver', '{6}', 'Legendary Artifact', {}, [
  activated(
    pay(mana('{4}'), tapThis, sacrificeThis),
    aimed([targetPlayer], controlPlayer(targetedPlayer())),
  ),
]);
