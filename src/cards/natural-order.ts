import {
  additionalCost,
  bound,
  card,
  color,
  creature,
  does,
  instruction,
  objects,
  onResolution,
  pay,
  sacrificing,
  search,
  toBattlefield,
  you,
} from '../rules/authoring';

export const naturalOrder = card('Natural Order', '{2}{G}{G}', 'Sorcery', {}, [
  additionalCost(pay(sacrificing(objects(color('G'), creature)))),
  onResolution(
    does(
      search([color('G'), creature], 'found'),
      toBattlefield(bound('found')),
      instruction('shuffle', { player: you }),
    ),
  ),
]);
