import {
  aimed,
  card,
  creature,
  does,
  exile,
  linkedCards,
  may,
  other,
  ownerOf,
  pt,
  target,
  targeted,
  toBattlefield,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const fiendHunter = card('Fiend Hunter', '{1}{W}{W}', 'Creature — Human Cleric', pt(1, 3), [
  triggered(
    when.enters(),
    aimed([target(other, creature)], may(you, exile(targeted(), { linked: true }))),
  ),
  triggered(when.leaves(), does(toBattlefield(linkedCards, { under: ownerOf(linkedCards) }))),
]);
