import { card, does, draw, foretell, mana, onResolution, scry, you } from '../rules/authoring';

export const beholdTheMultiverse = card('Behold the Multiverse', '{3}{U}', 'Instant', {}, [
  onResolution(does(scry(2), draw(you, 2))),
  foretell(mana('{1}{U}')),
]);
