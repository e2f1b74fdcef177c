import {
  card,
  constant,
  creature,
  does,
  entersWith,
  objects,
  pt,
  sacrifice,
  thisObject,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const phantasmalImage = card('Phantasmal Image', '{1}{U}', 'Creature — Illusion', pt(0, 0), [
  constant(
    entersWith({
      replace: 'entersAsCopy',
      of: objects(creature),
      optional: true,
      except: {
        addSubtypes: ['Illusion'],
        addAbilities: [triggered(when.becomesTarget(), does(sacrifice(you, thisObject)))],
      },
    }),
  ),
]);
