import {
  aimed,
  card,
  conditional,
  createCopy,
  createToken,
  creature,
  discard,
  does,
  draw,
  happened,
  instruction,
  keyword,
  land,
  loyaltyAbility,
  not,
  objects,
  other,
  permanent,
  pt,
  targeted,
  thisObject,
  tokenOf,
  triggered,
  when,
  you,
  youControl,
} from '../rules/authoring';

export const okoTheRingleader = card(
  'Oko, the Ringleader',
  '{2}{G}{U}',
  'Legendary Planeswalker — Oko',
  { loyalty: 3 },
  [
    triggered(
      when.beginning('beginCombat', you),
      aimed(
        [{ objects: objects(creature, youControl), count: [0, 1] }],
        instruction('becomeCopy', {
          what: thisObject,
          of: targeted(),
          except: { addAbilities: [keyword('hexproof')] },
          duration: 'endOfTurn',
        }),
      ),
    ),
    loyaltyAbility(
      1,
      does(
        draw(you, 2),
        conditional(happened({ event: 'crime', by: you }), [discard(you, 1)], [discard(you, 2)]),
      ),
    ),
    loyaltyAbility(-1, does(createToken(tokenOf('Creature — Elk', ['G'], pt(3, 3))))),
    loyaltyAbility(-5, does(createCopy(objects(other, not(land), permanent, youControl)))),
  ],
);
