import {
  activated,
  addTypes,
  aimed,
  apply,
  card,
  pay,
  permanent,
  tapThis,
  target,
  targeted,
} from '../rules/authoring';

export const liquimetalCoating = card('Liquimetal Coating', '{2}', 'Artifact', {}, [
  activated(
    pay(tapThis),
    aimed([target(permanent)], apply(targeted(), 'endOfTurn', addTypes(['Artifact']))),
  ),
]);
