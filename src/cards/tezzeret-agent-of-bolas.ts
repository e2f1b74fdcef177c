import {
  activated,
  addTypes,
  aimed,
  apply,
  artifact,
  bound,
  card,
  choose,
  countOf,
  does,
  gainLife,
  inZones,
  isObject,
  look,
  loseLife,
  loyalty,
  may,
  objects,
  pay,
  setPT,
  target,
  targeted,
  targetedPlayer,
  targetPlayer,
  toHand,
  you,
  youControl,
} from '../rules/authoring';

export const tezzeretAgentOfBolas = card(
  'Tezzeret, Agent of Bolas',
  '{2}{U}{B}',
  'Legendary Planeswalker — Tezzeret',
  { loyalty: 3 },
  [
    activated(
      pay(loyalty(1)),
      does(
        look('top', 5),
        may(
          you,
          choose(inZones(['library'], artifact, isObject(bound('top'))), 'found'),
          toHand(bound('found')),
        ),
        {
          kind: 'move',
          what: inZones(['library'], isObject(bound('top'))),
          to: 'library',
          position: 'bottom',
        },
      ),
    ),
    activated(
      pay(loyalty(-1)),
      aimed(
        [target(artifact)],
        apply(targeted(), 'forever', addTypes(['Artifact', 'Creature']), setPT(5, 5)),
      ),
    ),
    activated(
      pay(loyalty(-4)),
      aimed(
        [targetPlayer],
        loseLife(targetedPlayer(), {
          amount: 'times',
          factor: 2,
          of: countOf(objects(artifact, youControl)),
        }),
        gainLife(you, { amount: 'times', factor: 2, of: countOf(objects(artifact, youControl)) }),
      ),
    ),
  ],
);
