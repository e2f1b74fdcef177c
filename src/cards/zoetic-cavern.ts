import { card, keywordWith, mana, pay, tapFor } from '../rules/authoring';

export const zoeticCavern = card('Zoetic Cavern', '', 'Land', {}, [
  tapFor('{C}'),
  keywordWith('morph', { cost: pay(mana('{2}')) }),
]);
