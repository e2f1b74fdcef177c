export { costWords } from '../words/abilities';
export { type DerivationLine, derivation } from './derivation';
export { FIELDS, type Field } from './fields';
export {
  type DependencyLine,
  dependenciesOf,
  type OtherOrder,
  otherOrders,
  stampsOf,
  walkWithStamps,
} from './order';
export { type NamedObject, type Stamp, type Walk, type WalkRow, walk } from './walk';
export { isWalk, WALK_FIELDS, type WalkOf } from './walkFields';
export { firstWalk, walksOf } from './walks';
