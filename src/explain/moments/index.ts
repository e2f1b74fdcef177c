export { type Moment, type MomentKind, momentsOf } from './moments';
export {
  answeredWith,
  MOMENT_NAMES,
  mayAct,
  momentRules,
  momentText,
  PICTURE,
  stackText,
  stepNumber,
} from './words';
