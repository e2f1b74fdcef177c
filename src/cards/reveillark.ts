import {
  aimed,
  card,
  cardObject,
  creature,
  inZones,
  keyword,
  keywordWith,
  mana,
  ownedBy,
  pay,
  pt,
  targeted,
  toBattlefield,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const reveillark = card('Reveillark', '{4}{W}', 'Creature — Elemental', pt(4, 3), [
  keyword('flying'),
  triggered(
    when.leaves(),
    aimed(
      [
        {
          objects: inZones(
            ['graveyard'],
            creature,
            cardObject,
            { is: 'power', compare: '<=', to: 2 },
            ownedBy(you),
          ),
          count: [0, 2],
        },
      ],
      toBattlefield(targeted()),
    ),
  ),
  keywordWith('evoke', { cost: pay(mana('{5}{W}')) }),
]);
