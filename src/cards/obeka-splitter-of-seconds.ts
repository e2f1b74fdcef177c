import {
  card,
  does,
  eventAmount,
  everyone,
  instruction,
  itself,
  keyword,
  pt,
  triggered,
} from '../rules/authoring';

export const obekaSplitterOfSeconds = card(
  'Obeka, Splitter of Seconds',
  '{1}{U}{B}{R}',
  'Legendary Creature — Ogre Warlock',
  pt(2, 5),
  [
    keyword('menace'),
    triggered(
      { event: 'damage', source: [itself], toPlayer: everyone, combat: true },
      does(
        instruction('extraPhases', {
          phases: [{ phase: 'beginning', step: 'upkeep' }],
          count: eventAmount,
          youGet: true,
        }),
      ),
    ),
  ],
);
