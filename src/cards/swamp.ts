import { card } from '../rules/authoring';

export const swamp = card('Swamp', '', 'Basic Land — Swamp', {});
