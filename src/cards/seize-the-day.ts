import {
  aimed,
  card,
  creature,
  extraCombat,
  flashback,
  mana,
  onResolution,
  target,
  targeted,
  untap,
} from '../rules/authoring';

export const seizeTheDay = card('Seize the Day', '{3}{R}', 'Sorcery', {}, [
  onResolution(aimed([target(creature)], untap(targeted()), extraCombat)),
  flashback(mana('{2}{R}')),
]);
