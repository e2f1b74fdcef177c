import {
  apply,
  card,
  creature,
  does,
  gain,
  keyword,
  objects,
  onResolution,
  populate,
  youControl,
} from '../rules/authoring';

export const rootbornDefenses = card('Rootborn Defenses', '{2}{W}', 'Instant', {}, [
  onResolution(
    does(
      populate,
      apply(objects(creature, youControl), 'endOfTurn', gain(keyword('indestructible'))),
    ),
  ),
]);
