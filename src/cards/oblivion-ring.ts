import {
  aimed,
  card,
  does,
  exile,
  land,
  linkedCards,
  not,
  other,
  ownerOf,
  permanent,
  target,
  targeted,
  toBattlefield,
  triggered,
  when,
} from '../rules/authoring';

export const oblivionRing = card('Oblivion Ring', '{2}{W}', 'Enchantment', {}, [
  triggered(
    when.enters(),
    aimed([target(other, not(land), permanent)], exile(targeted(), { linked: true })),
  ),
  triggered(when.leaves(), does(toBattlefield(linkedCards, { under: ownerOf(linkedCards) }))),
]);
