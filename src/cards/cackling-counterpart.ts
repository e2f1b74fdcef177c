import {
  aimed,
  card,
  createCopy,
  creature,
  flashback,
  mana,
  onResolution,
  target,
  targeted,
  youControl,
} from '../rules/authoring';

export const cacklingCounterpart = card('Cackling Counterpart', '{1}{U}{U}', 'Instant', {}, [
  onResolution(aimed([target(creature, youControl)], createCopy(targeted()))),
  flashback(mana('{5}{U}{U}')),
]);
