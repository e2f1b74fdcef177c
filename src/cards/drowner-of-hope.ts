import {
  activated,
  aimed,
  card,
  createToken,
  creature,
  does,
  keyword,
  objects,
  pay,
  pt,
  sacrificing,
  subtype,
  tap,
  target,
  targeted,
  triggered,
  when,
} from '../rules/authoring';
import { eldraziScionToken } from './tokens/all';

export const drownerOfHope = card('Drowner of Hope', '{5}{U}', 'Creature — Eldrazi', pt(5, 5), [
  keyword('devoid'),
  triggered(when.enters(), does(createToken(eldraziScionToken, 2))),
  activated(
    pay(sacrificing(objects(subtype('Eldrazi'), subtype('Scion')))),
    aimed([target(creature)], tap(targeted())),
  ),
]);
