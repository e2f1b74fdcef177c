export { type InspectorWords, inspectorWords } from './around';
export type { Fact, FactPart } from './fact';
export { factsOf } from './facts';
