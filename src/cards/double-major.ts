import {
  aimed,
  card,
  copySpell,
  creature,
  onResolution,
  targeted,
  targetSpell,
  youControl,
} from '../rules/authoring';

export const doubleMajor = card('Double Major', '{G}{U}', 'Instant', {}, [
  onResolution(
    aimed(
      [targetSpell(creature, youControl)],
      copySpell(targeted(), { except: { notSupertypes: ['Legendary'] } }),
    ),
  ),
]);
