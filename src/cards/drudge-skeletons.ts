import { activated, card, does, instruction, mana, pay, pt, thisObject } from '../rules/authoring';

export const drudgeSkeletons = card('Drudge Skeletons', '{1}{B}', 'Creature — Skeleton', pt(1, 1), [
  activated(pay(mana('{B}')), does(instruction('regenerate', { what: thisObject }))),
]);
