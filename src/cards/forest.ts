import { card } from '../rules/authoring';

export const forest = card('Forest', '', 'Basic Land — Forest', {});
