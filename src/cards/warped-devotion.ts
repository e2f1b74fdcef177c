import {
  card,
  discard,
  does,
  eventObject,
  ownerOf,
  permanent,
  triggered,
} from '../rules/authoring';

export const warpedDevotion = card('Warped Devotion', '{2}{B}', 'Enchantment', {}, [
  triggered(
    { event: 'moved', object: [permanent], from: 'battlefield', to: 'hand' },
    does(discard(ownerOf(eventObject), 1)),
  ),
]);
