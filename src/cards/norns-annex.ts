import { card, constant, creature, forbids, mana, objects, pay } from '../rules/authoring';

export const nornsAnnex = card("Norn's Annex", '{3}{W/P}{W/P}', 'Artifact', {}, [
  constant(
    forbids(
      { rule: 'attackCost', cost: pay(mana('{W/P}')), planeswalkers: true },
      objects(creature),
    ),
  ),
]);
