import {
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
  emblem,
  happened,
  inHand,
  loyaltyAbility,
  matches,
  pay,
  setPT,
  subtype,
  target,
  targeted,
  triggered,
  unless,
  unlessPays,
  you,
  youControl,
} from '../rules/authoring';

const less = { effect: 'cost', spells: [], by: you, abilitiesOf: [artifact], reduce: 2 } as const;
const drawing = triggered({ event: 'tapped', object: [artifact, youControl] }, does(draw(you, 1)));

export const tezzeretBetrayerOfFlesh = card(
  'Tezzeret, Betrayer of Flesh',
  '{2}{U}{U}',
  'Legendary Planeswalker — Tezzeret',
  { loyalty: 4 },
  [
    constantWhile(unless(happened({ event: 'activated', object: [artifact], by: you })), less),
    loyaltyAbility(
      1,
      does(draw(you, 2), unlessPays(you, pay(discarding(inHand(artifact))), discard(you, 2))),
    ),
    loyaltyAbility(
      -2,
      aimed(
        [target(artifact)],
        apply(targeted(), 'forever', addTypes(['Artifact', 'Creature'])),
        conditional(unless(matches(targeted(), subtype('Vehicle'))), [
          apply(targeted(), 'forever', setPT(4, 4)),
        ]),
      ),
    ),
    loyaltyAbility(-6, does(emblem(drawing))),
  ],
);
