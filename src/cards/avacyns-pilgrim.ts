import { card, pt, tapFor } from '../rules/authoring';

export const avacynsPilgrim = card("Avacyn's Pilgrim", '{G}', 'Creature — Human Monk', pt(1, 1), [
  tapFor('{W}'),
]);
