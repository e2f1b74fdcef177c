import { card, createToken, does, keyword, pt, tokenOf, triggered, when } from '../rules/authoring';

export const wurmcoilEngine = card(
  'Wurmcoil Engine',
  '{6}',
  'Artifact Creature — Phyrexian Wurm',
  pt(6, 6),
  [
    keyword('deathtouch'),
    keyword('lifelink'),
    triggered(
      when.dies(),
      does(
        createToken(
          tokenOf('Artifact Creature — Phyrexian Wurm', [], pt(3, 3), [keyword('deathtouch')]),
        ),
        createToken(
          tokenOf('Artifact Creature — Phyrexian Wurm', [], pt(3, 3), [keyword('lifelink')]),
        ),
      ),
    ),
  ],
);
