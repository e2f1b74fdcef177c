import { card, tapFor } from '../rules/authoring';

export const wastes = card('Wastes', '', 'Basic Land', {}, [tapFor('{C}')]);
