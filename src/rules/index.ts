export type { Ability, Content, TargetSpec } from './abilities/ability';
export type { Cost, CostPart } from './abilities/costs';
export type { Amount, Comparison, Filter, Players, Predicate } from './abilities/references';
export type { Change, Duration } from './abilities/statics';
export type {
  CardDefinition,
  CardType,
  Color,
  CopiableValues,
  ManaType,
  Step,
  Supertype,
  Zone,
} from './abilities/values';
export { type Derivation, deriveCharacteristics, effectSource } from './characteristics/derive';
export type { TraceStep } from './characteristics/folding';
export { citeLayer, type Layer, layerOf } from './characteristics/layers';
export {
  type Cite,
  covers,
  cr,
  isRuleNumber,
  RULE_NUMBERS,
  RULES_EDITION,
  type RuleNumber,
} from './citations';
export { copiableValuesOf } from './copying/copiable';
export type { Instruction, InstructionKind } from './effects/kinds';
export { answer, begin, question } from './engine/door';
export type { Game } from './engine/game';
export { characteristicsOf } from './happening/view';
export type { Characteristics, HeldAbility } from './kernel/characteristics';
export type { ContinuousEffect } from './kernel/effects';
export type {
  Entering,
  GameEvent,
  Happening,
  HappeningKind,
  MoveReason,
  StepKind,
} from './kernel/events';
export type { CardId, EffectId, ObjectId, PlayerId } from './kernel/ids';
export type { Chosen, ChosenTarget, GameObject, OnStack, Target } from './kernel/objects';
export type {
  AdditionalOffer,
  AlternativeOffer,
  Answer,
  DraftStage,
  Question,
  QuestionKind,
} from './kernel/questions';
export type { Check, CheckCode, Result, Verdict } from './kernel/results';
export type { Player, State, Turn, Variant } from './kernel/state';
export { parseManaCost } from './mana/cost';
export type { Mana } from './mana/types';
export { type Made, type NewGame, newGame } from './setup/newGame';
export { partsOf } from './targets/content';
