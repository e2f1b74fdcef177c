import { card, does, draw, keyword, onResolution, you } from '../rules/authoring';

export const treasureCruise = card('Treasure Cruise', '{7}{U}', 'Sorcery', {}, [
  keyword('delve'),
  onResolution(does(draw(you, 3))),
]);
