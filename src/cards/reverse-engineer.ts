import { card, does, draw, keyword, onResolution, you } from '../rules/authoring';

export const reverseEngineer = card('Reverse Engineer', '{3}{U}{U}', 'Sorcery', {}, [
  keyword('improvise'),
  onResolution(does(draw(you, 3))),
]);
