import { card, createToken, does, onResolution, pt, tokenOf } from '../rules/authoring';

export const raiseTheAlarm = card('Raise the Alarm', '{1}{W}', 'Instant', {}, [
  onResolution(does(createToken(tokenOf('Creature — Soldier', ['W'], pt(1, 1)), 2))),
]);
