import { card, pt } from '../rules/authoring';

export const isamaruHoundOfKonda = card(
  'Isamaru, Hound of Konda',
  '{W}',
  'Legendary Creature — Dog',
  pt(2, 2),
);
