import {
  aimed,
  card,
  controllerOf,
  counter,
  mana,
  onResolution,
  pay,
  targeted,
  targetSpell,
  unlessPays,
} from '../rules/authoring';

export const manaLeak = card('Mana Leak', '{1}{U}', 'Instant', {}, [
  onResolution(
    aimed(
      [targetSpell()],
      unlessPays(controllerOf(targeted()), pay(mana('{3}')), counter(targeted())),
    ),
  ),
]);
