import { card, pt } from '../rules/authoring';

export const grizzlyBears = card('Grizzly Bears', '{1}{G}', 'Creature — Bear', pt(2, 2));
