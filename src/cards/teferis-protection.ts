import {
  card,
  does,
  exile,
  instruction,
  objects,
  onResolution,
  permanent,
  phaseOut,
  thisObject,
  you,
  youControl,
} from '../rules/authoring';

export const teferisProtection = card("Teferi's Protection", '{2}{W}', 'Instant', {}, [
  onResolution(
    does(
      instruction('applyRule', {
        players: you,
        rule: { rule: 'lifeCantChange' },
        duration: 'yourNextTurn',
      }),
      instruction('applyRule', {
        players: you,
        rule: { rule: 'protection', from: [], word: 'everything' },
        duration: 'yourNextTurn',
      }),
      phaseOut(objects(permanent, youControl)),
    ),
  ),
  onResolution(does(exile(thisObject))),
]);
