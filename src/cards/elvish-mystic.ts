import { card, pt, tapFor } from '../rules/authoring';

export const elvishMystic = card('Elvish Mystic', '{G}', 'Creature — Elf Druid', pt(1, 1), [
  tapFor('{G}'),
]);
