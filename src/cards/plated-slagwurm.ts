import { card, keyword, pt } from '../rules/authoring';

export const platedSlagwurm = card('Plated Slagwurm', '{4}{G}{G}{G}', 'Creature — Wurm', pt(8, 8), [
  keyword('hexproof'),
]);
