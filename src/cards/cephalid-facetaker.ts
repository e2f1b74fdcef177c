import {
  aimed,
  card,
  constant,
  creature,
  forbids,
  instruction,
  may,
  other,
  pt,
  target,
  targeted,
  thisObject,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const cephalidFacetaker = card(
  'Cephalid Facetaker',
  '{2}{U}',
  'Creature — Octopus Rogue',
  pt(1, 4),
  [
    constant(forbids({ rule: 'cantBeBlocked' })),
    triggered(
      when.beginning('beginCombat', you),
      aimed(
        [target(other, creature)],
        may(
          you,
          instruction('becomeCopy', {
            what: thisObject,
            of: targeted(),
            except: {
              power: 1,
              toughness: 4,
              addAbilities: [constant(forbids({ rule: 'cantBeBlocked' }))],
            },
            duration: 'endOfTurn',
          }),
        ),
      ),
    ),
  ],
);
