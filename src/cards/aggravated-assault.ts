import {
  activated,
  card,
  creature,
  does,
  extraCombat,
  mana,
  objects,
  pay,
  untap,
  youControl,
} from '../rules/authoring';

export const aggravatedAssault = card('Aggravated Assault', '{2}{R}', 'Enchantment', {}, [
  activated(pay(mana('{3}{R}{R}')), does(untap(objects(creature, youControl)), extraCombat), {
    only: { timing: 'sorcery' },
  }),
]);
