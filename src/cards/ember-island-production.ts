import {
  aimed,
  card,
  chooseOne,
  createCopy,
  creature,
  onResolution,
  opponentsControl,
  target,
  targeted,
  youControl,
} from '../rules/authoring';

export const emberIslandProduction = card('Ember Island Production', '{3}{U}{U}', 'Sorcery', {}, [
  onResolution(
    chooseOne(
      aimed(
        [target(creature, youControl)],
        createCopy(targeted(), {
          notSupertypes: ['Legendary'],
          power: 4,
          toughness: 4,
          addSubtypes: ['Hero'],
        }),
      ),
      aimed(
        [target(creature, opponentsControl)],
        createCopy(targeted(), {
          notSupertypes: ['Legendary'],
          power: 2,
          toughness: 2,
          addSubtypes: ['Coward'],
        }),
      ),
    ),
  ),
]);
