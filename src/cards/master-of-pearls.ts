import {
  apply,
  card,
  creature,
  does,
  keywordWith,
  mana,
  modifyPT,
  objects,
  pay,
  pt,
  triggered,
  when,
  youControl,
} from '../rules/authoring';

export const masterOfPearls = card(
  'Master of Pearls',
  '{1}{W}',
  'Creature — Human Monk',
  pt(2, 2),
  [
    keywordWith('morph', { cost: pay(mana('{3}{W}{W}')) }),
    triggered(
      when.turnedFaceUp(),
      does(apply(objects(creature, youControl), 'endOfTurn', modifyPT(2, 2))),
    ),
  ],
);
