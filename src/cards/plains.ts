import { card } from '../rules/authoring';

export const plains = card('Plains', '', 'Basic Land — Plains', {});
