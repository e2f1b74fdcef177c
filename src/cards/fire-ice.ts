import {
  aimed,
  anyTarget,
  card,
  damage,
  draw,
  onResolution,
  permanent,
  split,
  tap,
  target,
  targeted,
  you,
} from '../rules/authoring';

export const fireIce = split(
  card('Fire', '{1}{R}', 'Instant', {}, [
    onResolution(
      aimed([{ ...anyTarget, count: [1, 2], divides: 2 }], damage('divided', targeted())),
    ),
  ]),
  card('Ice', '{1}{U}', 'Instant', {}, [
    onResolution(aimed([target(permanent)], tap(targeted()), draw(you, 1))),
  ]),
);
