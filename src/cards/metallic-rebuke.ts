import {
  aimed,
  card,
  controllerOf,
  counter,
  keyword,
  mana,
  onResolution,
  pay,
  targeted,
  targetSpell,
  unlessPays,
} from '../rules/authoring';

export const metallicRebuke = card('Metallic Rebuke', '{2}{U}', 'Instant', {}, [
  keyword('improvise'),
  onResolution(
    aimed(
      [targetSpell()],
      unlessPays(controllerOf(targeted()), pay(mana('{3}')), counter(targeted())),
    ),
  ),
]);
