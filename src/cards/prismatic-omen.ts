import {
  card,
  constant,
  continuous,
  everyBasicLandType,
  land,
  objects,
  youControl,
} from '../rules/authoring';

export const prismaticOmen = card('Prismatic Omen', '{1}{G}', 'Enchantment', {}, [
  constant(continuous(objects(land, youControl), everyBasicLandType)),
]);
