import {
  card,
  createCopy,
  creature,
  does,
  happened,
  pt,
  thisObject,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const compySwarm = card('Compy Swarm', '{1}{B}{G}', 'Creature — Dinosaur', pt(2, 2), [
  triggered(when.beginning('end', you), does(createCopy(thisObject, undefined, { tapped: true })), {
    when: happened(when.dies(creature)),
  }),
]);
