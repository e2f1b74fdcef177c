import {
  attachedObject,
  card,
  constant,
  continuous,
  creature,
  keywordWith,
  loseAllAbilities,
  objects,
  setPT,
} from '../rules/authoring';

export const lignify = card('Lignify', '{1}{G}', 'Kindred Enchantment — Treefolk Aura', {}, [
  keywordWith('enchant', { what: objects(creature) }),
  constant(
    continuous(
      attachedObject,
      { change: 'setTypes', subtypes: ['Treefolk'] },
      setPT(0, 4),
      loseAllAbilities,
    ),
  ),
]);
