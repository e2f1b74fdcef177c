import {
  aimed,
  card,
  chooseModes,
  creature,
  discard,
  draw,
  keyword,
  kicker,
  mana,
  pay,
  pt,
  target,
  targeted,
  targetedPlayer,
  targetPlayer,
  toHand,
  wasKicked,
  whenCast,
} from '../rules/authoring';

export const depthDefiler = card('Depth Defiler', '{3}{U}{U}', 'Creature — Eldrazi', pt(3, 5), [
  keyword('devoid'),
  kicker(pay(mana('{C}'))),
  whenCast(
    chooseModes(
      [1, 1],
      [
        aimed([target(creature)], toHand(targeted())),
        aimed([targetPlayer], draw(targetedPlayer(), 2), discard(targetedPlayer(), 1)),
      ],
      { when: wasKicked, choose: [2, 2] },
    ),
  ),
]);
