import { card, continuous, defining, handSize, pt, setPT, thisObject } from '../rules/authoring';

export const maro = card('Maro', '{2}{G}{G}', 'Creature — Elemental', pt('*', '*'), [
  defining(continuous(thisObject, setPT(handSize(), handSize()))),
]);
