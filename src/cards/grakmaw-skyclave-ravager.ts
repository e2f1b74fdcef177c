import {
  card,
  constant,
  countersOn,
  createToken,
  creature,
  does,
  entersWith,
  eventObject,
  hasCounter,
  matches,
  other,
  pt,
  putCounters,
  thisObject,
  tokenOf,
  triggered,
  when,
  withCounters,
  youControl,
} from '../rules/authoring';

export const grakmawSkyclaveRavager = card(
  'Grakmaw, Skyclave Ravager',
  '{1}{B}{G}',
  'Legendary Creature — Hydra Horror',
  pt(0, 0),
  [
    constant(entersWith(withCounters('+1/+1', 3))),
    triggered(when.dies(other, creature, youControl), does(putCounters(thisObject, '+1/+1', 1)), {
      when: matches(eventObject, hasCounter('+1/+1')),
    }),
    triggered(
      when.dies(),
      does(
        createToken(tokenOf('Creature — Hydra', ['B', 'G'], pt(0, 0)), 1, {
          size: {
            power: countersOn(thisObject, '+1/+1'),
            toughness: countersOn(thisObject, '+1/+1'),
          },
        }),
      ),
    ),
  ],
);
