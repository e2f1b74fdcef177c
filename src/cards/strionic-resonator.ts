import {
  activated,
  aimed,
  card,
  copySpell,
  mana,
  pay,
  tapThis,
  targeted,
  targetIn,
  youControl,
} from '../rules/authoring';

export const strionicResonator = card('Strionic Resonator', '{2}', 'Artifact', {}, [
  activated(
    pay(mana('{2}'), tapThis),
    aimed(
      [targetIn(['stack'], { is: 'ability', kind: 'triggered' }, youControl)],
      copySpell(targeted(), { newTargets: true }),
    ),
  ),
]);
