import { card, constant, keyword, permanent, pt, when, youControl } from '../rules/authoring';

export const yarokTheDesecrated = card(
  'Yarok, the Desecrated',
  '{2}{B}{G}{U}',
  'Legendary Creature — Elemental Horror',
  pt(3, 5),
  [
    keyword('deathtouch'),
    keyword('lifelink'),
    constant({
      effect: 'moreTriggers',
      event: when.enters(permanent),
      of: [permanent, youControl],
      times: 1,
    }),
  ],
);
