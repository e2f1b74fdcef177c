import { card } from '../rules/authoring';

export const tropicalIsland = card('Tropical Island', '', 'Land — Forest Island', {});
