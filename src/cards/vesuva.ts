import { card, constant, entersWith, land, objects } from '../rules/authoring';

export const vesuva = card('Vesuva', '', 'Land', {}, [
  constant(
    entersWith({ replace: 'entersAsCopy', of: objects(land), optional: true, tapped: true }),
  ),
]);
