import { card, modalFaces, tapFor } from '../rules/authoring';

export const barkchannelPathway = modalFaces(
  card('Barkchannel Pathway', '', 'Land', {}, [tapFor('{G}')]),
  card('Tidechannel Pathway', '', 'Land', {}, [tapFor('{U}')]),
);
