import { addMana } from './addMana';
import { apply } from './apply';
import { applyRule } from './applyRule';
import { attach } from './attach';
import { becomeCopy } from './becomeCopy';
import { becomeManned } from './becomeManned';
import { becomeMonarch } from './becomeMonarch';
import { castNow } from './castNow';
import { changeTargets } from './changeTargets';
import { changeText } from './changeText';
import { choose } from './choose';
import { chooseColor } from './chooseColor';
import { conditional } from './conditional';
import { controlPlayer } from './controlPlayer';
import { copySpell } from './copySpell';
import { counter } from './counter';
import { createEmblem } from './createEmblem';
import { createToken } from './createToken';
import { dealDamage } from './dealDamage';
import { delayedTrigger } from './delayedTrigger';
import { destroy } from './destroy';
import { discard } from './discard';
import { draw } from './draw';
import { eachChooses } from './eachChooses';
import { exchangeControl } from './exchangeControl';
import type { Execution } from './execution';
import { exile } from './exile';
import { exileFromCombat } from './exileFromCombat';
import { exileUntil } from './exileUntil';
import { extraPhases } from './extraPhases';
import { extraSteps } from './extraSteps';
import { extraTurn } from './extraTurn';
import { fight } from './fight';
import { forEach } from './forEach';
import { gainLife } from './gainLife';
import type { InstructionKind } from './kinds';
import { look } from './look';
import { loseLife } from './loseLife';
import { manifest } from './manifest';
import { may } from './may';
import { mayPay } from './mayPay';
import { mill } from './mill';
import { move } from './move';
import { phaseOut } from './phaseOut';
import { populate } from './populate';
import { proliferate } from './proliferate';
import { putCounters } from './putCounters';
import { reflexive } from './reflexive';
import { regenerate } from './regenerate';
import { removeCounters } from './removeCounters';
import { repeat } from './repeat';
import { replaceLater } from './replaceLater';
import { sacrifice } from './sacrifice';
import { scry } from './scry';
import { search } from './search';
import { shuffle } from './shuffle';
import { surveil } from './surveil';
import { tap } from './tap';
import { transform } from './transform';
import { turn } from './turn';
import { unread } from './unread';
import { untap } from './untap';
import { winGame } from './winGame';

/** How each kind of instruction is followed (608.2c). The type checker lists what is missing. */
export const EXECUTIONS: { readonly [K in InstructionKind]: Execution<K> } = {
  addMana,
  draw,
  discard,
  mill,
  gainLife,
  loseLife,
  dealDamage,
  destroy,
  exile,
  exileUntil,
  castNow,
  sacrifice,
  move,
  tap,
  turn,
  transform,
  changeTargets,
  manifest,
  untap,
  counter,
  createToken,
  phaseOut,
  populate,
  copySpell,
  becomeCopy,
  putCounters,
  proliferate,
  removeCounters,
  attach,
  scry,
  surveil,
  shuffle,
  search,
  look,
  choose,
  chooseColor,
  apply,
  changeText,
  applyRule,
  replaceLater,
  delayedTrigger,
  reflexive,
  if: conditional,
  may,
  mayPay,
  forEach,
  eachChooses,
  repeat,
  exileFromCombat,
  regenerate,
  fight,
  becomeManned,
  becomeMonarch,
  controlPlayer,
  extraTurn,
  extraPhases,
  extraSteps,
  winGame,
  exchangeControl,
  createEmblem,
  unread,
};
