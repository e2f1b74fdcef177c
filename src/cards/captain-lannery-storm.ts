import {
  apply,
  card,
  createToken,
  does,
  keyword,
  modifyPT,
  pt,
  subtype,
  thisObject,
  triggered,
  when,
  youControl,
} from '../rules/authoring';
import { treasureToken } from './tokens/treasure';

export const captainLanneryStorm = card(
  'Captain Lannery Storm',
  '{2}{R}',
  'Legendary Creature — Human Pirate',
  pt(2, 2),
  [
    keyword('haste'),
    triggered(when.attacks(), does(createToken(treasureToken))),
    triggered(
      {
        event: 'moved',
        object: [subtype('Treasure'), youControl],
        from: 'battlefield',
        why: 'sacrifice',
      },
      does(apply(thisObject, 'endOfTurn', modifyPT(1, 0))),
    ),
  ],
);
