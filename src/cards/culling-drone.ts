import { card, keyword, pt } from '../rules/authoring';

export const cullingDrone = card('Culling Drone', '{1}{B}', 'Creature — Eldrazi Drone', pt(2, 2), [
  keyword('devoid'),
  keyword('ingest'),
]);
