import {
  bound,
  card,
  createToken,
  does,
  exile,
  instruction,
  keyword,
  pt,
  tokenOf,
  triggered,
  when,
} from '../rules/authoring';

export const kariZevSkyshipRaider = card(
  'Kari Zev, Skyship Raider',
  '{1}{R}',
  'Legendary Creature — Human Pirate',
  pt(1, 3),
  [
    keyword('firstStrike'),
    keyword('menace'),
    triggered(
      when.attacks(),
      does(
        createToken(
          { ...tokenOf('Legendary Creature — Monkey', ['R'], pt(2, 1)), name: 'Ragavan' },
          1,
          { tapped: true, attacking: true, bind: 'ragavan' },
        ),
        instruction('delayedTrigger', {
          ability: triggered(when.beginning('endCombat'), does(exile(bound('ragavan')))),
        }),
      ),
    ),
  ],
);
