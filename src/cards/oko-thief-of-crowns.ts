import {
  activated,
  aimed,
  apply,
  artifact,
  card,
  createToken,
  creature,
  does,
  either,
  instruction,
  loseAllAbilities,
  loyalty,
  opponentsControl,
  pay,
  setColors,
  setPT,
  target,
  targeted,
  youControl,
} from '../rules/authoring';
import { foodToken } from './tokens/all';

export const okoThiefOfCrowns = card(
  'Oko, Thief of Crowns',
  '{1}{G}{U}',
  'Legendary Planeswalker — Oko',
  { loyalty: 4 },
  [
    activated(pay(loyalty(2)), does(createToken(foodToken))),
    activated(
      pay(loyalty(1)),
      aimed(
        [target(either([artifact], [creature]))],
        apply(
          targeted(),
          'forever',
          loseAllAbilities,
          { change: 'setTypes', types: ['Creature'], subtypes: ['Elk'] },
          setColors('G'),
          setPT(3, 3),
        ),
      ),
    ),
    activated(
      pay(loyalty(-5)),
      aimed(
        [
          target(either([artifact], [creature]), youControl),
          target(creature, opponentsControl, { is: 'power', compare: '<=', to: 3 }),
        ],
        instruction('exchangeControl', { one: targeted(), other: targeted(1) }),
      ),
    ),
  ],
);
