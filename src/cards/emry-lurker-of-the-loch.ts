import {
  activated,
  aimed,
  artifact,
  card,
  costsItself,
  countOf,
  does,
  mayPlay,
  mill,
  objects,
  ownedBy,
  pay,
  pt,
  tapThis,
  targeted,
  targetIn,
  triggered,
  when,
  you,
  youControl,
} from '../rules/authoring';

export const emryLurkerOfTheLoch = card(
  'Emry, Lurker of the Loch',
  '{2}{U}',
  'Legendary Creature — Merfolk Wizard',
  pt(1, 2),
  [
    costsItself({ reduce: countOf(objects(artifact, youControl)) }),
    triggered(when.enters(), does(mill(you, 4))),
    activated(
      pay(tapThis),
      aimed(
        [targetIn(['graveyard'], artifact, ownedBy(you))],
        mayPlay(targeted(), 'endOfTurn', { spellsOnly: true }),
      ),
    ),
  ],
);
