import {
  aimed,
  card,
  chooseModes,
  countOf,
  createToken,
  creature,
  damage,
  does,
  draw,
  keyword,
  loseLife,
  may,
  objects,
  other,
  pt,
  sacrifice,
  targetedPlayer,
  targetOpponent,
  token,
  tokenOf,
  triggered,
  when,
  whenYouDo,
  you,
  youControl,
} from '../rules/authoring';

const soldier = tokenOf('Creature — Soldier', ['R', 'W'], pt(1, 1), [keyword('haste')]);
const harm = damage(countOf(objects(creature, token, youControl)), targetedPlayer());

export const caesarLegionsEmperor = card(
  "Caesar, Legion's Emperor",
  '{1}{R}{W}{B}',
  'Legendary Creature — Human Soldier',
  pt(4, 4),
  [
    triggered(
      when.attackersDeclared(you),
      does(
        may(
          you,
          sacrifice(you, objects(other, creature), 1),
          whenYouDo(
            chooseModes(
              [2, 2],
              [
                does(createToken(soldier, 2, { tapped: true, attacking: true })),
                does(draw(you, 1), loseLife(you, 1)),
                aimed([targetOpponent], harm),
              ],
            ),
          ),
        ),
      ),
    ),
  ],
);
