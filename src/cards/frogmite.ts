import { artifact, card, keywordWith, pt } from '../rules/authoring';

export const frogmite = card('Frogmite', '{4}', 'Artifact Creature — Frog', pt(2, 2), [
  keywordWith('affinity', { for: [artifact], word: 'artifacts' }),
]);
