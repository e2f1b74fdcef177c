import {
  artifact,
  bound,
  card,
  creature,
  does,
  eachPlayer,
  either,
  enchantment,
  everyone,
  inHand,
  instruction,
  land,
  onResolution,
  ownedBy,
  toBattlefield,
} from '../rules/authoring';

export const showAndTell = card('Show and Tell', '{2}{U}', 'Sorcery', {}, [
  onResolution(
    does(
      instruction('eachChooses', {
        players: everyone,
        what: inHand(either([artifact], [creature], [enchantment], [land]), ownedBy(eachPlayer)),
        count: [1, 1],
        bind: 'shown',
        optional: true,
      }),
      toBattlefield(bound('shown')),
    ),
  ),
]);
