import { card, does, draw, onResolution, skipNext, you } from '../rules/authoring';

export const meditate = card('Meditate', '{2}{U}', 'Instant', {}, [
  onResolution(does(draw(you, 4), skipNext({ event: 'turn', of: you }))),
]);
