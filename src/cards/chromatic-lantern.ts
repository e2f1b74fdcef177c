import {
  anyColor,
  card,
  constant,
  continuous,
  gain,
  land,
  objects,
  tapFor,
  youControl,
} from '../rules/authoring';

export const chromaticLantern = card('Chromatic Lantern', '{3}', 'Artifact', {}, [
  constant(continuous(objects(land, youControl), gain(tapFor(anyColor)))),
  tapFor(anyColor),
]);
