import {
  card,
  crew,
  discard,
  does,
  draw,
  keyword,
  mayThen,
  pt,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const smugglersCopter = card("Smuggler's Copter", '{2}', 'Artifact — Vehicle', pt(3, 3), [
  keyword('flying'),
  triggered(when.attacks(), does(mayThen(you, draw(you, 1), discard(you, 1))), {
    or: [when.blocks()],
  }),
  crew(1),
]);
