export { type CostLine, costLines } from '../costs/costLines';
export { type EventLine, type EventProof, eventProofs, PROOF_WORDS } from './eventProof';
export {
  COST_WORDS,
  type ProofLine,
  paidLines,
  producingLines,
  totalWords,
} from './payment';
