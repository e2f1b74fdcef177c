import { card, constant, continuous, land, objects } from '../rules/authoring';

export const urborgTombOfYawgmoth = card('Urborg, Tomb of Yawgmoth', '', 'Legendary Land', {}, [
  constant(continuous(objects(land), { change: 'addTypes', subtypes: ['Swamp'] })),
]);
