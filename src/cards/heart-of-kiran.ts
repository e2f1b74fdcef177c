import {
  card,
  constant,
  crew,
  forbids,
  keyword,
  objects,
  pay,
  planeswalker,
  pt,
  removingFrom,
  youControl,
} from '../rules/authoring';

export const heartOfKiran = card(
  'Heart of Kiran',
  '{2}',
  'Legendary Artifact — Vehicle',
  pt(4, 4),
  [
    keyword('flying'),
    keyword('vigilance'),
    crew(3),
    constant(
      forbids({
        rule: 'alternativeActivation',
        keyword: 'crew',
        cost: pay(removingFrom(objects(planeswalker, youControl), 'loyalty')),
      }),
    ),
  ],
);
