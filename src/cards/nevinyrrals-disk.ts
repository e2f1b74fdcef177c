import {
  activated,
  artifact,
  card,
  constant,
  creature,
  destroy,
  does,
  either,
  enchantment,
  entersWith,
  mana,
  objects,
  pay,
  tappedInstead,
  tapThis,
} from '../rules/authoring';

export const nevinyrralsDisk = card("Nevinyrral's Disk", '{4}', 'Artifact', {}, [
  constant(entersWith(tappedInstead)),
  activated(
    pay(mana('{1}'), tapThis),
    does(destroy(objects(either([artifact], [creature], [enchantment])))),
  ),
]);
