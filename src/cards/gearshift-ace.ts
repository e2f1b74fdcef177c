import { apply, card, does, gain, keyword, pt, triggered, when } from '../rules/authoring';

export const gearshiftAce = card('Gearshift Ace', '{1}{W}', 'Creature — Dwarf Pilot', pt(2, 1), [
  keyword('firstStrike'),
  triggered(
    when.crews(),
    does(apply({ ref: 'eventSource' }, 'endOfTurn', gain(keyword('firstStrike')))),
  ),
]);
