import { card } from '../rules/authoring';

export const taiga = card('Taiga', '', 'Land — Mountain Forest', {});
