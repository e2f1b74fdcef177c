import { pt, tokenOf } from '../../rules/authoring';

export const goblinToken = tokenOf('Creature — Goblin', ['R'], pt(1, 1));
