import {
  aimed,
  card,
  creature,
  kicker,
  mana,
  objects,
  pay,
  pt,
  sacrifice,
  targetedPlayer,
  targetPlayer,
  triggered,
  wasKicked,
  when,
} from '../rules/authoring';

export const gatekeeperOfMalakir = card(
  'Gatekeeper of Malakir',
  '{B}{B}',
  'Creature — Vampire Warrior',
  pt(2, 2),
  [
    kicker(pay(mana('{B}'))),
    triggered(
      when.enters(),
      aimed([targetPlayer], sacrifice(targetedPlayer(), objects(creature), 1)),
      { when: wasKicked },
    ),
  ],
);
