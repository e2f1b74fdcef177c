import {
  aimed,
  basic,
  bound,
  card,
  controllerOf,
  creature,
  exile,
  land,
  may,
  onResolution,
  search,
  shuffle,
  target,
  targeted,
  toBattlefield,
} from '../rules/authoring';

export const pathToExile = card('Path to Exile', '{W}', 'Instant', {}, [
  onResolution(
    aimed(
      [target(creature)],
      exile(targeted()),
      may(
        controllerOf(targeted()),
        search([basic, land], 'found', [1, 1], controllerOf(targeted())),
        toBattlefield(bound('found'), { tapped: true }),
        shuffle(controllerOf(targeted())),
      ),
    ),
  ),
]);
