import {
  aimed,
  card,
  creature,
  gainLife,
  loseLife,
  other,
  pt,
  targetedPlayer,
  targetPlayer,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const bloodArtist = card('Blood Artist', '{1}{B}', 'Creature — Vampire', pt(0, 1), [
  triggered(when.dies(), aimed([targetPlayer], loseLife(targetedPlayer(), 1), gainLife(you, 1)), {
    or: [when.dies(other, creature)],
  }),
]);
