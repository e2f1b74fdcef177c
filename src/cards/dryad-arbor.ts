import { card, pt } from '../rules/authoring';

export const dryadArbor = card('Dryad Arbor', '', 'Land Creature — Forest Dryad', {
  ...pt(1, 1),
  colors: ['G'],
});
