import { card, createToken, does, keyword, onResolution, pt, tokenOf } from '../rules/authoring';

export const spectralProcession = card('Spectral Procession', '{2/W}{2/W}{2/W}', 'Sorcery', {}, [
  onResolution(
    does(createToken(tokenOf('Creature — Spirit', ['W'], pt(1, 1), [keyword('flying')]), 3)),
  ),
]);
