export type { Ability } from './abilities/ability';
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
export { type Derivation, deriveCharacteristics } from './characteristics/derive';
export type { TraceStep } from './characteristics/folding';
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
export { answer, begin, question } from './engine/door';
export type { Game } from './engine/game';
export { characteristicsOf } from './happening/view';
export type { Characteristics, HeldAbility } from './kernel/characteristics';
export type { GameEvent, Happening, HappeningKind, StepKind } from './kernel/events';
export type { CardId, EffectId, ObjectId, PlayerId } from './kernel/ids';
export type { ChosenTarget, GameObject, OnStack, Target } from './kernel/objects';
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
export type { Mana } from './mana/types';
