import {
  aimed,
  card,
  counter,
  manaValue,
  onResolution,
  targeted,
  targetSpell,
} from '../rules/authoring';

export const disdainfulStroke = card('Disdainful Stroke', '{1}{U}', 'Instant', {}, [
  onResolution(aimed([targetSpell(manaValue('>=', 4))], counter(targeted()))),
]);
