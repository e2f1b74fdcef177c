import { card, createToken, does, keyword, pt, triggered, when } from '../rules/authoring';
import { eldraziScionToken } from './tokens/all';

export const blisterpod = card('Blisterpod', '{G}', 'Creature — Eldrazi Drone', pt(1, 1), [
  keyword('devoid'),
  triggered(when.dies(), does(createToken(eldraziScionToken))),
]);
