import { card, createToken, does, onResolution, pt, tokenOf } from '../rules/authoring';

export const dragonFodder = card('Dragon Fodder', '{1}{R}', 'Sorcery', {}, [
  onResolution(does(createToken(tokenOf('Creature — Goblin', ['R'], pt(1, 1)), 2))),
]);
