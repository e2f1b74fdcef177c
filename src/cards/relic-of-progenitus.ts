import {
  activated,
  aimed,
  bound,
  card,
  choose,
  does,
  draw,
  exile,
  inZones,
  mana,
  ownedBy,
  pay,
  tapThis,
  targetedPlayer,
  targetPlayer,
  you,
} from '../rules/authoring';

export const relicOfProgenitus = card('Relic of Progenitus', '{1}', 'Artifact', {}, [
  activated(
    pay(tapThis),
    aimed(
      [targetPlayer],
      choose(inZones(['graveyard'], ownedBy(targetedPlayer())), 'card', [1, 1], targetedPlayer()),
      exile(bound('card')),
    ),
  ),
  activated(
    pay(mana('{1}'), { pay: 'exileThis' }),
    does(exile(inZones(['graveyard'])), draw(you, 1)),
  ),
]);
