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

export const logicKnot = card('Logic Knot', '{X}{U}{U}', 'Instant', {}, [
  keyword('delve'),
  onResolution(
    aimed(
      [targetSpell()],
      unlessPays(controllerOf(targeted()), pay(mana('{X}')), counter(targeted())),
    ),
  ),
]);
