import {
  card,
  continuous,
  defining,
  inZones,
  plus,
  pt,
  setPT,
  thisObject,
} from '../rules/authoring';

export const tarmogoyf = card('Tarmogoyf', '{1}{G}', 'Creature — Lhurgoyf', pt('*', '1+*'), [
  defining(
    continuous(
      thisObject,
      setPT(
        { amount: 'kinds', of: 'cardType', among: inZones(['graveyard']) },
        plus({ amount: 'kinds', of: 'cardType', among: inZones(['graveyard']) }, 1),
      ),
    ),
  ),
]);
