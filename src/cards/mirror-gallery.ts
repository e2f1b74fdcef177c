import { card, constant, forbids, objects, permanent } from '../rules/authoring';

export const mirrorGallery = card('Mirror Gallery', '{5}', 'Artifact', {}, [
  constant(forbids({ rule: 'noLegendRule' }, objects(permanent))),
]);
