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
  instruction,
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
  you,
  youControl,
} from '../rules/authoring';

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
          instruction('reflexive', {
            content: chooseModes(
              [2, 2],
              [
                does(
                  createToken(
                    tokenOf('Creature — Soldier', ['R', 'W'], pt(1, 1), [keyword('haste')]),
                    2,
                    { tapped: true, attacking: true },
                  ),
                ),
                does(draw(you, 1), loseLife(you, 1)),
                aimed(
                  [targetOpponent],
                  damage(countOf(objects(creature, token, youControl)), targetedPlayer()),
                ),
              ],
            ),
          }),
        ),
      ),
    ),
  ],
);
