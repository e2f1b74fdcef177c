import {
  card,
  creature,
  does,
  instruction,
  keyword,
  objects,
  pt,
  triggered,
  you,
  youControl,
} from '../rules/authoring';

export const archangelOfThune = card(
  'Archangel of Thune',
  '{3}{W}{W}',
  'Creature — Angel',
  pt(3, 4),
  [
    keyword('flying'),
    keyword('lifelink'),
    triggered(
      { event: 'lifeGained', player: you },
      does(
        instruction('putCounters', {
          on: objects(creature, youControl),
          counter: '+1/+1',
          count: 1,
        }),
      ),
    ),
  ],
);
