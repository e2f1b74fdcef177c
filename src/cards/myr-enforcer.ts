import { artifact, card, keywordWith, pt } from '../rules/authoring';

export const myrEnforcer = card('Myr Enforcer', '{7}', 'Artifact Creature — Myr', pt(4, 4), [
  keywordWith('affinity', { for: [artifact], word: 'artifacts' }),
]);
