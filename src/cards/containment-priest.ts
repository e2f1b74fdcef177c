import {
  card,
  constant,
  creature,
  eventObject,
  keyword,
  not,
  pt,
  replaces,
  token,
  unless,
  wasCast,
  when,
} from '../rules/authoring';

export const containmentPriest = card(
  'Containment Priest',
  '{1}{W}',
  'Creature — Human Cleric',
  pt(2, 2),
  [
    keyword('flash'),
    constant({
      ...replaces(when.enters(not(token), creature), { replace: 'moveTo', zone: 'exile' }),
      when: unless(wasCast(eventObject)),
    }),
  ],
);
