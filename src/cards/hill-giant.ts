import { card, pt } from '../rules/authoring';

export const hillGiant = card('Hill Giant', '{3}{R}', 'Creature — Giant', pt(3, 3));
