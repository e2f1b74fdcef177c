import {
  card,
  constant,
  continuous,
  createCopy,
  creature,
  does,
  eventObject,
  gain,
  keyword,
  keywordWith,
  legendary,
  mana,
  objects,
  other,
  pay,
  pt,
  subtype,
  triggered,
  when,
  youControl,
} from '../rules/authoring';

export const ratadrabikOfUrborg = card(
  'Ratadrabik of Urborg',
  '{2}{W}{B}',
  'Legendary Creature — Zombie Wizard',
  pt(3, 3),
  [
    keyword('vigilance'),
    keywordWith('ward', { cost: pay(mana('{2}')) }),
    constant(continuous(objects(other, subtype('Zombie'), youControl), gain(keyword('vigilance')))),
    triggered(
      when.dies(other, legendary, creature, youControl),
      does(
        createCopy(eventObject, {
          notSupertypes: ['Legendary'],
          power: 2,
          toughness: 2,
          addColors: ['B'],
          addSubtypes: ['Zombie'],
        }),
      ),
    ),
  ],
);
