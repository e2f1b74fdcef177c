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

export const reverberate = card('Reverberate', '{R}{R}', 'Instant', {}, [
  onResolution(
    aimed([targetSpell(either([instant], [sorcery]))], copySpell(targeted(), { newTargets: true })),
  ),
]);
