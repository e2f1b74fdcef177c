import { card, does, instruction, keyword, pt, triggered, when, you } from '../rules/authoring';

export const sphinxOfTheSecondSun = card(
  'Sphinx of the Second Sun',
  '{6}{U}{U}',
  'Creature — Sphinx',
  pt(6, 6),
  [
    keyword('flying'),
    triggered(
      when.beginning('main2', you),
      does(instruction('extraPhases', { phases: [{ phase: 'beginning' }] })),
    ),
  ],
);
