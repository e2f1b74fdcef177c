import {
  aimed,
  card,
  copySpell,
  either,
  instant,
  onResolution,
  sorcery,
  targeted,
  targetSpell,
} from '../rules/authoring';

export const twincast = card('Twincast', '{U}{U}', 'Instant', {}, [
  onResolution(
    aimed([targetSpell(either([instant], [sorcery]))], copySpell(targeted(), { newTargets: true })),
  ),
]);
