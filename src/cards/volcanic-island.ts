import { card } from '../rules/authoring';

export const volcanicIsland = card('Volcanic Island', '', 'Land — Island Mountain', {});
