import { allows, card, constant } from '../rules/authoring';

export const vedalkenOrrery = card('Vedalken Orrery', '{4}', 'Artifact', {}, [
  constant(allows({ rule: 'castAsThoughFlash', spells: [] })),
]);
