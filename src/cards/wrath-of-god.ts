import { card, creature, does, instruction, objects, onResolution } from '../rules/authoring';

export const wrathOfGod = card('Wrath of God', '{2}{W}{W}', 'Sorcery', {}, [
  onResolution(does(instruction('destroy', { what: objects(creature), noRegeneration: true }))),
]);
