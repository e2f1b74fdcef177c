export type { Ability, Content, TargetSpec } from './abilities/ability';
export type { Cost, CostPart } from './abilities/costs';
export type {
  Amount,
  Comparison,
  Condition,
  Filter,
  ObjectRef,
  Players,
  Predicate,
} from './abilities/references';
export type { Change, Duration } from './abilities/statics';
export type {
  CardDefinition,
  CardType,
  Color,
  CopiableValues,
  Face,
  Faces,
  Layout,
  ManaType,
  Phase,
  Step,
  Supertype,
  Zone,
} from './abilities/values';
export { CARD_TYPES, COLORS, STEPS, SUPERTYPES } from './abilities/values';
export { activatedAbilities, type HeldActivated } from './activating/activated';
export { withFaces } from './authoring/card';
export {
  type CastingChoices,
  type CostAnswer,
  costOfActivation,
  costOfCast,
} from './casting/costOf';
export type { Dependence } from './characteristics/dependency';
export {
  type AppliedStep,
  type Derivation,
  deriveCharacteristics,
  deriveWhole,
  effectSource,
  type WholeDerivation,
  withTimestamps,
} from './characteristics/derive';
export type { LayerEffect } from './characteristics/effect';
export { citeLayer, LAYERS, type Layer, layerOf } from './characteristics/layers';
export type { Dependency } from './characteristics/order';
export type { Idle, TraceStep } from './characteristics/trace';
export { toCharacteristics } from './characteristics/values';
export { effectsOf } from './characteristics/world';
export {
  type Cite,
  covers,
  cr,
  isRuleNumber,
  RULE_NUMBERS,
  RULES_EDITION,
  type RuleNumber,
} from './citations';
export { judgeAttack } from './combat/attack';
export { judgeBlock } from './combat/block';
export { attackCosts, blockCosts, type CombatCost, combatCostText } from './combat/costs';
export { mayFight } from './combat/examine';
export { judgeDeck } from './commander/deck';
export { colorIdentity } from './commander/identity';
export { beforeExceptions, copiableValuesOf } from './copying/copiable';
export { valuesOf } from './copying/values';
export { isHelpingWay } from './costs/helping';
export type { TotalCost } from './costs/total';
export type { Edit, ObjectChange, PlayerChange } from './edit/change';
export { type Edited, edit, editAll, editing } from './edit/edit';
export { rulesOfText } from './effects/cited';
export type { Instruction, InstructionKind } from './effects/kinds';
export { type Decoded, decodeGame, encodeGame } from './encode/game';
export { answer, answering, begin, question } from './engine/door';
export type { Game } from './engine/game';
export { isMet } from './evaluate/conditions';
export { devotion } from './evaluate/match';
export { hasSubtype } from './evaluate/qualities';
export { inZone as objectsIn, objectsOf, playersOf } from './evaluate/references';
export { faceDownWith, usualFaceDown } from './face-down/ways';
export { type CastAs, type CastFace, waysToCast } from './faces/castAs';
export { allValues, faceUpValues, fullName, isDoubleFaced, valuesWith } from './faces/values';
export { atOnce, HALT, type Resting, restsBefore } from './happening/halts';
export { characteristicsOf, viewOf } from './happening/view';
export type { Characteristics, HeldAbility } from './kernel/characteristics';
export type { EditNote } from './kernel/edits';
export type { ContinuousEffect } from './kernel/effects';
export type {
  Entering,
  GameEvent,
  Happening,
  HappeningKind,
  ReplacementProof,
} from './kernel/events';
export type { MoveReason } from './kernel/facts';
export type { CardId, EffectId, ObjectId, PlayerId } from './kernel/ids';
export { cardId, playerId, THE_MONARCH } from './kernel/ids';
export type { Chosen, ChosenTarget, FaceDown, GameObject, OnStack, Target } from './kernel/objects';
export type { CostStep, PaidCost, PaidSymbol } from './kernel/paying';
export type {
  AdditionalOffer,
  AlternativeOffer,
  Answer,
  DraftStage,
  Helper,
  PowerNeeded,
  Question,
  QuestionKind,
  UnreadReach,
} from './kernel/questions';
export type { Check, CheckCode, Finding, Result, Verdict } from './kernel/results';
export type { Scope } from './kernel/scope';
export type { Frame, Player, State, Turn, Variant } from './kernel/state';
export { UNKNOWN_CARD } from './kernel/state';
export type { StepKind } from './kernel/steps';
export { PLAIN_KEYWORDS } from './keywords/kinds';
export { answerAgain } from './loops/again';
export { Repetition } from './loops/repetition';
export { parseManaCost } from './mana/cost';
export { couldProduce, type Producing, waysToProduce } from './mana/couldProduce';
export { coverage } from './mana/coverage';
export { findPayment, type ProposedActivation, proposePayment } from './mana/propose';
export type { Mana } from './mana/types';
export { judgeMana, manaWays } from './mana/ways';
export { type Deed, examine } from './offers/examine';
export { type Offer, offers } from './offers/offers';
export { findObject } from './resolving/found';
export { contentOnStack, stackScope } from './resolving/stackText';
export { alike, alikeRecords } from './sameness/alike';
export { numberOf } from './sameness/content';
export { alikeOnStack } from './sameness/onStack';
export { recordKey } from './sameness/own';
export { layingOut, type NewGame, newGame } from './setup/newGame';
export type { Made, PlacedExceptions, PlacedTarget, Placement, Setup } from './setup/setup';
export { chapterNumbers } from './state-based/sagas';
export { partsOf } from './targets/content';
export { stepsToCome } from './turn/course';
export { isPermanentType } from './zones/permanentTypes';
