import {
  activated,
  aimed,
  bound,
  card,
  instruction,
  mana,
  mill,
  pay,
  shareColor,
  tapThis,
  targetedPlayer,
  targetPlayer,
} from '../rules/authoring';

export const grindstone = card('Grindstone', '{1}', 'Artifact', {}, [
  activated(
    pay(mana('{3}'), tapThis),
    aimed(
      [targetPlayer],
      instruction('repeat', {
        do: [mill(targetedPlayer(), 2, 'milled')],
        while: shareColor(bound('milled')),
      }),
    ),
  ),
]);
