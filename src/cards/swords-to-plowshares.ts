import {
  aimed,
  card,
  controllerOf,
  creature,
  exile,
  gainLife,
  onResolution,
  powerOf,
  target,
  targeted,
} from '../rules/authoring';

export const swordsToPlowshares = card('Swords to Plowshares', '{W}', 'Instant', {}, [
  onResolution(
    aimed(
      [target(creature)],
      exile(targeted()),
      gainLife(controllerOf(targeted()), powerOf(targeted())),
    ),
  ),
]);
