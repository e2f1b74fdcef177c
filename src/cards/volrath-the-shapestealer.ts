import {
  activated,
  aimed,
  card,
  creature,
  instruction,
  mana,
  objects,
  pay,
  pt,
  putCounters,
  target,
  targeted,
  thisObject,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const volrathTheShapestealer = card(
  'Volrath, the Shapestealer',
  '{2}{B}{G}{U}',
  'Legendary Creature — Phyrexian Shapeshifter',
  pt(7, 5),
  [
    triggered(
      when.beginning('beginCombat', you),
      aimed([{ objects: objects(creature), count: [0, 1] }], putCounters(targeted(), '-1/-1', 1)),
    ),
    activated(
      pay(mana('{1}')),
      aimed(
        [target(creature, { is: 'hasCounter' })],
        instruction('becomeCopy', {
          what: thisObject,
          of: targeted(),
          except: { power: 7, toughness: 5, keepsThisAbility: true },
          duration: 'yourNextTurn',
        }),
      ),
    ),
  ],
);
