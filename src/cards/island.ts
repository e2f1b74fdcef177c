import { card } from '../rules/authoring';

export const island = card('Island', '', 'Basic Land — Island', {});
