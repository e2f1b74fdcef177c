import {
  artifact,
  card,
  does,
  draw,
  keyword,
  keywordWith,
  pt,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const thoughtMonitor = card(
  'Thought Monitor',
  '{6}{U}',
  'Artifact Creature — Construct',
  pt(2, 2),
  [
    keywordWith('affinity', { for: [artifact], word: 'artifacts' }),
    keyword('flying'),
    triggered(when.enters(), does(draw(you, 2))),
  ],
);
