import {
  activated,
  aimed,
  bound,
  card,
  createCopy,
  creature,
  does,
  instruction,
  keyword,
  legendary,
  not,
  pay,
  pt,
  sacrifice,
  tapThis,
  target,
  targeted,
  triggered,
  when,
  you,
  youControl,
} from '../rules/authoring';

export const kikiJikiMirrorBreaker = card(
  'Kiki-Jiki, Mirror Breaker',
  '{2}{R}{R}{R}',
  'Legendary Creature — Goblin Shaman',
  pt(2, 2),
  [
    keyword('haste'),
    activated(
      pay(tapThis),
      aimed(
        [target(not(legendary), creature, youControl)],
        createCopy(targeted(), { addAbilities: [keyword('haste')] }, { bind: 'copy' }),
        instruction('delayedTrigger', {
          ability: triggered(when.beginning('end'), does(sacrifice(you, bound('copy')))),
        }),
      ),
    ),
  ],
);
