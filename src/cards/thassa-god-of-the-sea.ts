import {
  activated,
  aimed,
  card,
  compare,
  constantWhile,
  continuous,
  creature,
  devotionTo,
  does,
  instruction,
  keyword,
  mana,
  pay,
  pt,
  scry,
  target,
  targeted,
  thisObject,
  triggered,
  when,
  you,
  youControl,
} from '../rules/authoring';

export const thassaGodOfTheSea = card(
  'Thassa, God of the Sea',
  '{2}{U}',
  'Legendary Enchantment Creature — God',
  pt(5, 5),
  [
    keyword('indestructible'),
    constantWhile(
      compare(devotionTo('U'), '<', 5),
      continuous(thisObject, { change: 'removeTypes', types: ['Creature'] }),
    ),
    triggered(when.beginning('upkeep', you), does(scry(1))),
    activated(
      pay(mana('{1}{U}')),
      aimed(
        [target(creature, youControl)],
        instruction('applyRule', {
          to: targeted(),
          rule: { rule: 'cantBeBlocked' },
          duration: 'endOfTurn',
        }),
      ),
    ),
  ],
);
