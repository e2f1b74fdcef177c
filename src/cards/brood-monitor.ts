import { card, createToken, does, keyword, pt, triggered, when } from '../rules/authoring';
import { eldraziScionToken } from './tokens/all';

export const broodMonitor = card(
  'Brood Monitor',
  '{4}{G}{G}',
  'Creature — Eldrazi Drone',
  pt(3, 3),
  [keyword('devoid'), triggered(when.enters(), does(createToken(eldraziScionToken, 3)))],
);
