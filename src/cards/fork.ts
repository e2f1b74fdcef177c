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

export const fork = card('Fork', '{R}{R}', 'Instant', {}, [
  onResolution(
    aimed(
      [targetSpell(either([instant], [sorcery]))],
      copySpell(targeted(), { except: { colors: ['R'] }, newTargets: true }),
    ),
  ),
]);
