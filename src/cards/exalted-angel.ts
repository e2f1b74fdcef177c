import {
  card,
  does,
  eventAmount,
  gainLife,
  itself,
  keyword,
  keywordWith,
  mana,
  pay,
  pt,
  triggered,
  you,
} from '../rules/authoring';

export const exaltedAngel = card('Exalted Angel', '{4}{W}{W}', 'Creature — Angel', pt(4, 5), [
  keyword('flying'),
  triggered({ event: 'damage', source: [itself] }, does(gainLife(you, eventAmount))),
  keywordWith('morph', { cost: pay(mana('{2}{W}{W}')) }),
]);
