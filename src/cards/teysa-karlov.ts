import {
  card,
  constant,
  continuous,
  creature,
  gain,
  keyword,
  objects,
  permanent,
  pt,
  token,
  when,
  youControl,
} from '../rules/authoring';

export const teysaKarlov = card(
  'Teysa Karlov',
  '{2}{W}{B}',
  'Legendary Creature — Human Advisor',
  pt(2, 4),
  [
    constant({
      effect: 'moreTriggers',
      event: when.dies(creature),
      of: [permanent, youControl],
      times: 1,
    }),
    constant(
      continuous(
        objects(creature, token, youControl),
        gain(keyword('vigilance'), keyword('lifelink')),
      ),
    ),
  ],
);
