import {
  additionalCost,
  card,
  discarding,
  does,
  draw,
  inHand,
  onResolution,
  pay,
  you,
} from '../rules/authoring';

export const tormentingVoice = card('Tormenting Voice', '{1}{R}', 'Sorcery', {}, [
  additionalCost(pay(discarding(inHand()))),
  onResolution(does(draw(you, 2))),
]);
