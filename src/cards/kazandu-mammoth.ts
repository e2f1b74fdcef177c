import {
  apply,
  card,
  constant,
  does,
  entersWith,
  land,
  modalFaces,
  modifyPT,
  pt,
  tapFor,
  tappedInstead,
  thisObject,
  triggered,
  when,
  youControl,
} from '../rules/authoring';

export const kazanduMammoth = modalFaces(
  card('Kazandu Mammoth', '{1}{G}{G}', 'Creature — Elephant', pt(3, 3), [
    triggered(when.enters(land, youControl), does(apply(thisObject, 'endOfTurn', modifyPT(2, 2))), {
      abilityWord: 'Landfall',
    }),
  ]),
  card('Kazandu Valley', '', 'Land', {}, [constant(entersWith(tappedInstead)), tapFor('{G}')]),
);
