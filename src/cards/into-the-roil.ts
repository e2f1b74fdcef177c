import {
  aimed,
  card,
  conditional,
  draw,
  kicker,
  land,
  mana,
  not,
  onResolution,
  pay,
  permanent,
  target,
  targeted,
  toHand,
  wasKicked,
  you,
} from '../rules/authoring';

export const intoTheRoil = card('Into the Roil', '{1}{U}', 'Instant', {}, [
  kicker(pay(mana('{1}{U}'))),
  onResolution(
    aimed(
      [target(not(land), permanent)],
      toHand(targeted()),
      conditional(wasKicked, [draw(you, 1)]),
    ),
  ),
]);
