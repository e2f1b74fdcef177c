import {
  activated,
  card,
  constant,
  does,
  draw,
  life,
  pay,
  skips,
  when,
  you,
} from '../rules/authoring';

export const yawgmothsBargain = card("Yawgmoth's Bargain", '{4}{B}{B}', 'Enchantment', {}, [
  constant(skips(when.beginning('draw', you))),
  activated(pay(life(1)), does(draw(you, 1))),
]);
