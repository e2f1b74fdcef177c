import { card, tapFor, you } from '../rules/authoring';

export const commandTower = card('Command Tower', '', 'Land', {}, [
  tapFor({ mana: 'commanderIdentity', player: you }),
]);
