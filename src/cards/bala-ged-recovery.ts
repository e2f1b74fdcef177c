import {
  aimed,
  card,
  constant,
  entersWith,
  modalFaces,
  onResolution,
  ownedBy,
  tapFor,
  tappedInstead,
  targeted,
  targetIn,
  toHand,
  you,
} from '../rules/authoring';

export const balaGedRecovery = modalFaces(
  card('Bala Ged Recovery', '{2}{G}', 'Sorcery', {}, [
    onResolution(aimed([targetIn(['graveyard'], ownedBy(you))], toHand(targeted()))),
  ]),
  card('Bala Ged Sanctuary', '', 'Land', {}, [constant(entersWith(tappedInstead)), tapFor('{G}')]),
);
