import {
  aimed,
  card,
  instruction,
  keywordWith,
  mana,
  pay,
  pt,
  targeted,
  targetIn,
  triggered,
  when,
} from '../rules/authoring';

export const willbender = card('Willbender', '{1}{U}', 'Creature — Human Wizard', pt(1, 2), [
  keywordWith('morph', { cost: pay(mana('{1}{U}')) }),
  triggered(
    when.turnedFaceUp(),
    aimed(
      [targetIn(['stack'], { is: 'singleTarget' })],
      instruction('changeTargets', { what: targeted(), how: 'change' }),
    ),
  ),
]);
