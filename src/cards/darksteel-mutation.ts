import {
  attachedObject,
  card,
  constant,
  continuous,
  creature,
  gain,
  keyword,
  keywordWith,
  loseAllAbilities,
  objects,
  setPT,
} from '../rules/authoring';

export const darksteelMutation = card('Darksteel Mutation', '{1}{W}', 'Enchantment — Aura', {}, [
  keywordWith('enchant', { what: objects(creature) }),
  constant(
    continuous(
      attachedObject,
      { change: 'setTypes', types: ['Artifact', 'Creature'], subtypes: ['Insect'] },
      setPT(0, 1),
      loseAllAbilities,
      gain(keyword('indestructible')),
    ),
  ),
]);
