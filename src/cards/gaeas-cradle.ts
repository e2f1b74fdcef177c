import { card, countOf, creature, objects, symbols, tapFor, youControl } from '../rules/authoring';

export const gaeasCradle = card("Gaea's Cradle", '', 'Legendary Land', {}, [
  tapFor(symbols('{G}', countOf(objects(creature, youControl)))),
]);
