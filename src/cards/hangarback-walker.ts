import {
  activated,
  card,
  constant,
  countersOn,
  createToken,
  does,
  entersWith,
  eventObject,
  keyword,
  mana,
  pay,
  pt,
  putCounters,
  tapThis,
  thisObject,
  tokenOf,
  triggered,
  when,
  withCounters,
  X,
} from '../rules/authoring';

export const hangarbackWalker = card(
  'Hangarback Walker',
  '{X}{X}',
  'Artifact Creature — Construct',
  pt(0, 0),
  [
    constant(entersWith(withCounters('+1/+1', X))),
    triggered(
      when.dies(),
      does(
        createToken(
          tokenOf('Artifact Creature — Thopter', [], pt(1, 1), [keyword('flying')]),
          countersOn(eventObject, '+1/+1'),
        ),
      ),
    ),
    activated(pay(mana('{1}'), tapThis), does(putCounters(thisObject, '+1/+1', 1))),
  ],
);
