import {
  basic,
  bound,
  card,
  does,
  keyword,
  land,
  pt,
  search,
  shuffle,
  toBattlefield,
  triggered,
  when,
  X,
} from '../rules/authoring';

export const sporocyst = card('Sporocyst', '{X}{X}{G}', 'Creature — Tyranid', pt(0, 0), [
  keyword('ravenous'),
  keyword('defender'),
  triggered(
    when.enters(),
    does(
      search([basic, land], 'found', [0, X]),
      toBattlefield(bound('found'), { tapped: true }),
      shuffle(),
    ),
    { abilityWord: 'Spore Chimney' },
  ),
]);
