import { add, card, does, eventPlayer, everyone, land, triggered, when } from '../rules/authoring';

export const manaFlare = card('Mana Flare', '{2}{R}', 'Enchantment', {}, [
  triggered(
    when.tappedForMana([land], everyone),
    does(add({ mana: 'typeProduced' }, { player: eventPlayer })),
  ),
]);
