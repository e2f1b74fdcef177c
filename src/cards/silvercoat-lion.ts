import { card, pt } from '../rules/authoring';

export const silvercoatLion = card('Silvercoat Lion', '{1}{W}', 'Creature — Cat', pt(2, 2));
