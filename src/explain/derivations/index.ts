export { costWords } from '../words/abilities';
export { type DerivationLine, derivation } from './derivation';
export { FIELDS, type Field } from './fields';
