import {
  activated,
  add,
  aimed,
  anyColor,
  card,
  creature,
  either,
  exile,
  gainLife,
  instant,
  land,
  loseLife,
  mana,
  opponents,
  pay,
  pt,
  sorcery,
  tapThis,
  targeted,
  targetIn,
  you,
} from '../rules/authoring';

export const deathriteShaman = card(
  'Deathrite Shaman',
  '{B/G}',
  'Creature — Elf Shaman',
  pt(1, 2),
  [
    activated(
      pay(tapThis),
      aimed([targetIn(['graveyard'], land)], exile(targeted()), add(anyColor)),
    ),
    activated(
      pay(mana('{B}'), tapThis),
      aimed(
        [targetIn(['graveyard'], either([instant], [sorcery]))],
        exile(targeted()),
        loseLife(opponents, 2),
      ),
    ),
    activated(
      pay(mana('{G}'), tapThis),
      aimed([targetIn(['graveyard'], creature)], exile(targeted()), gainLife(you, 2)),
    ),
  ],
);
