import {
  card,
  constant,
  continuous,
  countOf,
  creature,
  modifyPT,
  negative,
  objects,
  other,
  pt,
  thisObject,
} from '../rules/authoring';

export const moggSquad = card('Mogg Squad', '{1}{R}', 'Creature — Goblin', pt(3, 3), [
  constant(
    continuous(
      thisObject,
      modifyPT(
        negative(countOf(objects(other, creature))),
        negative(countOf(objects(other, creature))),
      ),
    ),
  ),
]);
