/** The types of the language of card text, and the words of its values: for those who read and write it. */
export type {
  Ability,
  Content,
  Effect,
  Modal,
  StaticAbility,
  TargetSpec,
  TriggeredAbility,
} from '../abilities/ability';
export type { Cost, CostPart } from '../abilities/costs';
export type {
  Amount,
  Comparison,
  Condition,
  EventKind,
  EventPattern,
  Filter,
  ObjectRef,
  PlayerRef,
  Players,
  Predicate,
} from '../abilities/references';
export type {
  Change,
  CopyExceptions,
  CostChange,
  Duration,
  PlayerRule,
  Replacement,
  ReplacementEffect,
  Rule,
  StaticEffect,
} from '../abilities/statics';
export type {
  CardDefinition,
  CardType,
  Color,
  CopiableValues,
  Phase,
  Step,
  Supertype,
  Zone,
} from '../abilities/values';
export { BASIC_LAND_TYPES, CARD_TYPES, COLOR_WORDS, COLORS, ZONES } from '../abilities/values';
export type { Instruction, InstructionKind, InstructionMap } from '../effects/kinds';
export type { KeywordAbility, ParameterKeyword } from '../keywords/kinds';
export { PLAIN_KEYWORDS } from '../keywords/kinds';
export type { ManaOutput, ManaRestriction } from '../mana/types';
