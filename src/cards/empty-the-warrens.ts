import { card, createToken, does, keyword, onResolution, pt, tokenOf } from '../rules/authoring';

export const emptyTheWarrens = card('Empty the Warrens', '{3}{R}', 'Sorcery', {}, [
  onResolution(does(createToken(tokenOf('Creature — Goblin', ['R'], pt(1, 1)), 2))),
  keyword('storm'),
]);
