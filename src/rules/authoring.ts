/**
 * The words that cards are written in: the types of the language of abilities and small
 * constructors for its nodes. Everything they make is plain data.
 */

export * from './authoring/abilities';
export * from './authoring/amounts';
export * from './authoring/card';
export * from './authoring/costs';
export * from './authoring/events';
export * from './authoring/instructions';
export type {
  Ability,
  CardDefinition,
  Content,
  Effect,
  Instruction,
  TargetSpec,
} from './authoring/language';
export * from './authoring/nouns';
export * from './authoring/statics';
export { allValues, fullName } from './faces/values';
