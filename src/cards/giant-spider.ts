import { card, keyword, pt } from '../rules/authoring';

export const giantSpider = card('Giant Spider', '{3}{G}', 'Creature — Spider', pt(2, 4), [
  keyword('reach'),
]);
