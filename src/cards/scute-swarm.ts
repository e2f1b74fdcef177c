import {
  card,
  conditional,
  createCopy,
  createToken,
  does,
  exists,
  land,
  objects,
  pt,
  thisObject,
  tokenOf,
  triggered,
  when,
  youControl,
} from '../rules/authoring';

export const scuteSwarm = card('Scute Swarm', '{2}{G}', 'Creature — Insect', pt(1, 1), [
  triggered(
    when.enters(land, youControl),
    does(
      conditional(
        exists(objects(land, youControl), 6),
        [createCopy(thisObject)],
        [createToken(tokenOf('Creature — Insect', ['G'], pt(1, 1)))],
      ),
    ),
    { abilityWord: 'Landfall' },
  ),
]);
