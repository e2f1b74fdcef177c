import { card, cardObject, does, eventObject, exile, other, triggered } from '../rules/authoring';

export const planarVoid = card('Planar Void', '{B}', 'Enchantment', {}, [
  triggered(
    { event: 'moved', object: [other, cardObject], to: 'graveyard' },
    does(exile(eventObject)),
  ),
]);
