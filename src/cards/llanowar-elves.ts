import { card, pt, tapFor } from '../rules/authoring';

export const llanowarElves = card('Llanowar Elves', '{G}', 'Creature — Elf Druid', pt(1, 1), [
  tapFor('{G}'),
]);
