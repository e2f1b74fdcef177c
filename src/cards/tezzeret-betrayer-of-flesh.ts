import {
  activated,
  addTypes,
  aimed,
  apply,
  artifact,
  card,
  conditional,
  constantWhile,
  discard,
  discarding,
  does,
  draw,
  happened,
  inHand,
  instruction,
  loyalty,
  matches,
  pay,
  setPT,
  subtype,
  target,
  targeted,
  triggered,
  unless,
  you,
  youControl,
} from '../rules/authoring';

export const tezzeretBetrayerOfFlesh = card(
  'Tezzeret, Betrayer of Flesh',
  '{2}{U}{U}',
  'Legendary Planeswalker — Tezzeret',
  { loyalty: 4 },
  [
    constantWhile(unless(happened({ event: 'activated', object: [artifact], by: you })), {
      effect: 'cost',
      spells: [],
      by: you,
      abilitiesOf: [artifact],
      reduce: 2,
    }),
    activated(
      pay(loyalty(1)),
      does(
        draw(you, 2),
        instruction('mayPay', {
          player: you,
          cost: pay(discarding(inHand(artifact))),
          unpaid: [discard(you, 2)],
        }),
      ),
    ),
    activated(
      pay(loyalty(-2)),
      aimed(
        [target(artifact)],
        conditional(
          matches(targeted(), subtype('Vehicle')),
          [apply(targeted(), 'forever', addTypes(['Artifact', 'Creature']))],
          [apply(targeted(), 'forever', addTypes(['Artifact', 'Creature']), setPT(4, 4))],
        ),
      ),
    ),
    activated(
      pay(loyalty(-6)),
      does(
        instruction('createEmblem', {
          abilities: [
            triggered({ event: 'tapped', object: [artifact, youControl] }, does(draw(you, 1))),
          ],
        }),
      ),
    ),
  ],
);
