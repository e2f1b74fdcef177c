import {
  aimed,
  card,
  destroy,
  does,
  eventObject,
  permanent,
  target,
  targeted,
  toHand,
  triggered,
  when,
} from '../rules/authoring';

export const spineOfIshSah = card('Spine of Ish Sah', '{7}', 'Artifact', {}, [
  triggered(when.enters(), aimed([target(permanent)], destroy(targeted()))),
  triggered(when.dies(), does(toHand(eventObject))),
]);
