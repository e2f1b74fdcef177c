import { card, does, gainLife, keyword, pt, triggered, when, you } from '../rules/authoring';

export const kitchenFinks = card('Kitchen Finks', '{1}{G/W}{G/W}', 'Creature — Ouphe', pt(3, 2), [
  triggered(when.enters(), does(gainLife(you, 2))),
  keyword('persist'),
]);
