import {
  aimed,
  anyTarget,
  card,
  damage,
  does,
  instruction,
  keyword,
  mana,
  mayPay,
  pay,
  pt,
  targeted,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const sparktongueDragon = card(
  'Sparktongue Dragon',
  '{3}{R}{R}',
  'Creature — Dragon',
  pt(3, 3),
  [
    keyword('flying'),
    triggered(
      when.enters(),
      does(
        mayPay(
          you,
          pay(mana('{2}{R}')),
          instruction('reflexive', { content: aimed([anyTarget], damage(3, targeted())) }),
        ),
      ),
    ),
  ],
);
