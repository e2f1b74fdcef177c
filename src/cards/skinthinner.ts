import {
  aimed,
  card,
  color,
  creature,
  instruction,
  keywordWith,
  mana,
  not,
  pay,
  pt,
  target,
  targeted,
  triggered,
  when,
} from '../rules/authoring';

export const skinthinner = card('Skinthinner', '{1}{B}', 'Creature — Zombie', pt(2, 1), [
  keywordWith('morph', { cost: pay(mana('{3}{B}{B}')) }),
  triggered(
    when.turnedFaceUp(),
    aimed(
      [target(creature, not(color('B')))],
      instruction('destroy', { what: targeted(), noRegeneration: true }),
    ),
  ),
]);
