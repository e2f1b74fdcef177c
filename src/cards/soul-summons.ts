import { card, does, instruction, onResolution, you } from '../rules/authoring';

export const soulSummons = card('Soul Summons', '{1}{W}', 'Sorcery', {}, [
  onResolution(does(instruction('manifest', { what: { topOf: you, count: 1 }, as: 'manifest' }))),
]);
