import {
  card,
  cardObject,
  creature,
  does,
  eventObject,
  instruction,
  keyword,
  may,
  opponents,
  ownedBy,
  pt,
  thisObject,
  triggered,
  you,
} from '../rules/authoring';

export const lazavDimirMastermind = card(
  'Lazav, Dimir Mastermind',
  '{U}{U}{B}{B}',
  'Legendary Creature — Shapeshifter',
  pt(3, 3),
  [
    keyword('hexproof'),
    triggered(
      { event: 'moved', object: [creature, cardObject, ownedBy(opponents)], to: 'graveyard' },
      does(
        may(
          you,
          instruction('becomeCopy', {
            what: thisObject,
            of: eventObject,
            except: {
              name: 'Lazav, Dimir Mastermind',
              addSupertypes: ['Legendary'],
              addAbilities: [keyword('hexproof')],
              keepsThisAbility: true,
            },
            duration: 'forever',
          }),
        ),
      ),
    ),
  ],
);
