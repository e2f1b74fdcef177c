import { card, tapFor } from '../rules/authoring';

export const solRing = card('Sol Ring', '{1}', 'Artifact', {}, [tapFor('{C}{C}')]);
