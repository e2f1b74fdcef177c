import {
  adventurer,
  aimed,
  apply,
  card,
  constant,
  creature,
  forbids,
  modifyPT,
  onResolution,
  pt,
  target,
  targeted,
} from '../rules/authoring';

export const rimrockKnight = adventurer(
  card('Rimrock Knight', '{1}{R}', 'Creature — Dwarf Knight', pt(3, 1), [
    constant(forbids({ rule: 'cantBlock' })),
  ]),
  card('Boulder Rush', '{R}', 'Instant — Adventure', {}, [
    onResolution(aimed([target(creature)], apply(targeted(), 'endOfTurn', modifyPT(2, 0)))),
  ]),
);
