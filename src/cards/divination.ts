import { card, does, draw, onResolution, you } from '../rules/authoring';

export const divination = card('Divination', '{2}{U}', 'Sorcery', {}, [
  onResolution(does(draw(you, 2))),
]);
