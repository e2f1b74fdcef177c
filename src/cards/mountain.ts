import { card } from '../rules/authoring';

export const mountain = card('Mountain', '', 'Basic Land — Mountain', {});
