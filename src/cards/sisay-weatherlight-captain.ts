import {
  activated,
  bound,
  card,
  constant,
  continuous,
  does,
  legendary,
  mana,
  manaValue,
  modifyPT,
  objects,
  other,
  pay,
  permanent,
  permanentCard,
  powerOf,
  pt,
  search,
  shuffle,
  thisObject,
  toBattlefield,
  youControl,
} from '../rules/authoring';

export const sisayWeatherlightCaptain = card(
  'Sisay, Weatherlight Captain',
  '{2}{W}',
  'Legendary Creature — Human Soldier',
  pt(2, 2),
  [
    constant(
      continuous(
        thisObject,
        modifyPT(
          { amount: 'kinds', of: 'color', among: objects(other, legendary, permanent, youControl) },
          { amount: 'kinds', of: 'color', among: objects(other, legendary, permanent, youControl) },
        ),
      ),
    ),
    activated(
      pay(mana('{W}{U}{B}{R}{G}')),
      does(
        search([legendary, permanentCard, manaValue('<', powerOf(thisObject))], 'found'),
        toBattlefield(bound('found')),
        shuffle(),
      ),
    ),
  ],
);
