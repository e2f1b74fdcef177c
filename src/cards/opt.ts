import { card, does, draw, onResolution, scry, you } from '../rules/authoring';

export const opt = card('Opt', '{U}', 'Instant', {}, [onResolution(does(scry(1), draw(you, 1)))]);
