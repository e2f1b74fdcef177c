import { card, mana, pt, suspend } from '../rules/authoring';

export const durkwoodBaloth = card('Durkwood Baloth', '{4}{G}{G}', 'Creature — Beast', pt(5, 5), [
  suspend(5, mana('{G}')),
]);
