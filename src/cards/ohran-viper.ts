import {
  card,
  creature,
  destroy,
  does,
  draw,
  eventObject,
  everyone,
  instruction,
  itself,
  may,
  pt,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const ohranViper = card('Ohran Viper', '{1}{G}{G}', 'Snow Creature — Snake', pt(1, 3), [
  triggered(
    { event: 'damage', source: [itself], toObject: [creature], combat: true },
    does(
      instruction('delayedTrigger', {
        ability: triggered(when.beginning('endCombat'), does(destroy(eventObject))),
      }),
    ),
  ),
  triggered(
    { event: 'damage', source: [itself], toPlayer: everyone, combat: true },
    does(may(you, draw(you, 1))),
  ),
]);
