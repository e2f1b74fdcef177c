import type { Ability, Content, Quality } from './ability';
import type { Cost, Manning } from './costs';
import type {
  Amount,
  Condition,
  EventPattern,
  Filter,
  ObjectRef,
  PlayerRef,
  Players,
  Predicate,
} from './references';
import type { CardType, Color, CopiableValues, Supertype, Zone } from './values';

/** "Except …" of a copying effect: becomes part of the copiable values (707.9). */
export interface CopyExceptions {
  readonly name?: string;
  readonly power?: Amount;
  readonly toughness?: Amount;
  /** Starting loyalty. */
  readonly loyalty?: number;
  /** Replaces the colours; `[]` is colourless. */
  readonly colors?: readonly Color[];
  /** Instead of its other card types and subtypes. */
  readonly types?: readonly CardType[];
  readonly subtypes?: readonly string[];
  readonly addColors?: readonly Color[];
  readonly addTypes?: readonly CardType[];
  readonly addSubtypes?: readonly string[];
  readonly addSupertypes?: readonly Supertype[];
  readonly notSupertypes?: readonly Supertype[];
  readonly addAbilities?: readonly Ability[];
  /** It enters with more counters, where it is of that card type (707.9e). */
  readonly entersWith?: readonly {
    readonly counter: string;
    readonly count: number;
    readonly ifType: CardType;
  }[];
  /** "Except it has this ability" (707.9a): the ability that is doing the copying. */
  readonly keepsThisAbility?: boolean;
}

/**
 * What a continuous effect changes, each in the layer that 613.1 gives it.
 * Amounts are taken when the effect applies, for `each` affected object.
 */
export type Change =
  /** Layer 1a: copiable values, already determined (707.2). */
  | { readonly change: 'copy'; readonly values: CopiableValues }
  /** Layer 2 (613.1b). */
  | { readonly change: 'control'; readonly player: PlayerRef }
  /** Layer 3 (613.1c): one word in place of another of its kind (612.2). A colour is its letter. */
  | {
      readonly change: 'text';
      readonly of: 'color' | 'landType' | 'creatureType';
      readonly from: string;
      readonly to: string;
    }
  /** Layer 4 (613.1d). `setSubtypes` follows 205.1a and 305.7. */
  | {
      readonly change: 'addTypes';
      /** The creature type chosen as the source entered, too (607.2d). */
      readonly chosenType?: boolean;
      readonly types?: readonly CardType[];
      readonly subtypes?: readonly string[];
      readonly supertypes?: readonly Supertype[];
    }
  | {
      readonly change: 'setTypes';
      /** The creature type chosen as the source entered, too (607.2d). */
      readonly chosenType?: boolean;
      readonly types?: readonly CardType[];
      readonly subtypes: readonly string[];
    }
  | {
      readonly change: 'removeTypes';
      readonly types?: readonly CardType[];
      readonly subtypes?: readonly string[];
      readonly supertypes?: readonly Supertype[];
    }
  | { readonly change: 'allCreatureTypes' }
  /** Layer 5 (613.1e). */
  | { readonly change: 'setColors'; readonly colors: readonly Color[] | 'chosen' }
  | { readonly change: 'addColors'; readonly colors: readonly Color[] | 'chosen' }
  /** Layer 6 (613.1f). */
  | { readonly change: 'addAbilities'; readonly abilities: readonly Ability[] }
  | { readonly change: 'loseAllAbilities' }
  | { readonly change: 'loseKeyword'; readonly keyword: string }
  /** Loses the keyword and can't have or gain it, whatever the timestamps (101.2). */
  | { readonly change: 'cantHaveKeyword'; readonly keyword: string }
  /** Layer 7a by a defining ability, else 7b (613.4). */
  | { readonly change: 'setPT'; readonly power?: Amount; readonly toughness?: Amount }
  /** Layer 7c. */
  | { readonly change: 'modifyPT'; readonly power: Amount; readonly toughness: Amount }
  /** Layer 7d. */
  | { readonly change: 'switchPT' };

/** What may not happen (101.2) or must (508.1d, 509.1c). */
export type Rule =
  | { readonly rule: 'cantAttack' }
  | { readonly rule: 'cantBlock' }
  | {
      readonly rule: 'cantBeBlocked';
      readonly except?: readonly Predicate[];
      readonly by?: readonly Predicate[];
    }
  | { readonly rule: 'cantBlockAlone' }
  | { readonly rule: 'cantAttackAlone' }
  | { readonly rule: 'mustAttack' }
  | { readonly rule: 'mustBlock' }
  /** Can't attack the controller of this, perhaps nor their planeswalkers, unless that is paid for it, so many times (508.1h). */
  | {
      readonly rule: 'attackCost';
      readonly cost: Cost;
      readonly times?: Amount;
      readonly planeswalkers?: boolean;
    }
  /** Can't block unless that is paid for it, so many times (509.1d). */
  | { readonly rule: 'blockCost'; readonly cost: Cost; readonly times?: Amount }
  | { readonly rule: 'cantBeCountered' }
  | { readonly rule: 'cantBeSacrificed' }
  /** `yours`: only in the untap step of whose effect it is (701.43a). */
  | { readonly rule: 'doesntUntap'; readonly yours?: true }
  /** It may be exerted as it attacks, perhaps once each turn; "when you do" (701.43d, 607.2h). */
  | { readonly rule: 'mayExert'; readonly onceEachTurn?: true; readonly whenYouDo?: Content }
  /** The "legend rule" does not apply to it (704.5j). */
  | { readonly rule: 'noLegendRule' }
  | { readonly rule: 'cantTransform' }
  | { readonly rule: 'cantActivate'; readonly notMana?: boolean }
  /** It can't be tapped to crew (702.122c). */
  | { readonly rule: 'cantCrew' }
  /** It crews, and perhaps saddles, as though its power were greater, or by its toughness. */
  | {
      readonly rule: 'crewsAs';
      readonly more?: number;
      readonly byToughness?: true;
      readonly saddlesToo?: true;
    }
  /** The cost of that keyword's ability may be paid in another way (118.9). */
  | {
      readonly rule: 'alternativeActivation';
      readonly keyword: Manning;
      readonly cost: Cost;
    };

/** What a player may or may not do. */
export type PlayerRule =
  /** Spells that match may be cast as though they had flash (601.3b). */
  | { readonly rule: 'castAsThoughFlash'; readonly spells: readonly Predicate[] }
  /** Another way to pay (118.9). An empty cost is "without paying its mana cost". */
  | {
      readonly rule: 'alternativeCost';
      readonly spells: readonly Predicate[];
      readonly cost: Cost;
      readonly from?: readonly Zone[];
    }
  | { readonly rule: 'cantCast'; readonly spells: readonly Predicate[] }
  | { readonly rule: 'additionalLands'; readonly count: Amount }
  | { readonly rule: 'noMaximumHandSize' }
  | { readonly rule: 'cantGainLife' }
  /** The player's life total can't change: no life is gained, lost or paid (119.7, 119.8). */
  | { readonly rule: 'lifeCantChange' }
  /** The player has protection (702.16b, 702.16e); no qualities: from everything (702.16j). */
  | { readonly rule: 'protection'; readonly from: Quality; readonly word: string }
  /** Mana may be spent as though it were of any colour, to cast or to activate (609.4b). */
  | { readonly rule: 'spendAsAnyColor' }
  /** May cast or play that object from where it is (601.3), perhaps paying with any mana as though of any colour. */
  | {
      readonly rule: 'mayPlay';
      readonly object: ObjectRef;
      readonly free?: boolean;
      readonly spellsOnly?: boolean;
      /** Not as an Adventure (715.3d). */
      readonly notAsAdventure?: boolean;
      readonly manaAsThough?: 'anyColor' | 'colorlessAsAnyColor';
    };

/** Changes of what spells, or activated abilities, cost (601.2f). Reductions lower generic mana only (118.7a). */
export interface CostChange {
  readonly effect: 'cost';
  readonly spells: readonly Predicate[];
  readonly by: Players;
  readonly increase?: Amount;
  readonly reduce?: Amount;
  /** Mana by which it is less: symbols by like ones, and generic mana where there are not enough (118.7b, c). */
  readonly reduceMana?: string;
  /** "Reduces only the amount of colored mana": what has no like symbol lowers nothing. */
  readonly onlyLike?: true;
  /** The total is at least this much mana (Trinisphere). */
  readonly floor?: number;
  /** Instead of spells: what activating abilities of objects that match costs (602.2b). */
  readonly abilitiesOf?: readonly Predicate[];
  /** The reduction can't make the mana in the cost less than this. */
  readonly atLeast?: number;
}

/** What a replacement effect makes of the event (614.1). */
export type Replacement =
  | { readonly replace: 'entersTapped' }
  | { readonly replace: 'entersWithCounters'; readonly counter: string; readonly count: Amount }
  | { readonly replace: 'entersWithAbilities'; readonly abilities: readonly Ability[] }
  /** Enters as a copy of an object that matches; `optional` is "you may" (707.5). */
  | {
      readonly replace: 'entersAsCopy';
      readonly of: Filter;
      readonly optional: boolean;
      /** If it does, it enters tapped (614.1d). */
      readonly tapped?: true;
      readonly except?: CopyExceptions;
    }
  | {
      readonly replace: 'chooseAsEnters';
      readonly choose: 'color' | 'creatureType' | 'player' | 'name';
      readonly except?: readonly Color[];
    }
  /** "Produces {B} instead of any other type and amount", or type only (106.12b). */
  | { readonly replace: 'manaType'; readonly mana: Color | 'C'; readonly amount?: number }
  | { readonly replace: 'manaTimes'; readonly factor: number }
  | { readonly replace: 'tokensTimes'; readonly factor: number }
  | { readonly replace: 'countersTimes'; readonly factor: number }
  /** "That many plus … are put instead": for each kind of counter in question (614.16). */
  | { readonly replace: 'countersPlus'; readonly more: number }
  | { readonly replace: 'damageTimes'; readonly factor: number }
  /** "You may pay …; if you don't, …" as it enters (614.12a). */
  | {
      readonly replace: 'payAsEnters';
      readonly cost: Cost;
      readonly unpaid: readonly Replacement[];
    }
  /** Tokens are created besides (614.1a). */
  | { readonly replace: 'alsoCreates'; readonly token: CopiableValues; readonly count: Amount }
  | { readonly replace: 'moveTo'; readonly zone: Zone; readonly tapped?: boolean }
  /** Prevents damage (615): all, or up to that much. */
  | { readonly replace: 'prevent'; readonly amount: Amount | 'all' }
  | { readonly replace: 'nothing' };

export interface ReplacementEffect {
  readonly effect: 'replacement';
  readonly event: EventPattern;
  readonly when?: Condition;
  readonly with: readonly Replacement[];
}

/** The effect of a static ability (604.2, 611.3). `affects` left out: this object alone. */
export type StaticEffect =
  | {
      readonly effect: 'continuous';
      readonly affects?: Filter | ObjectRef;
      readonly changes: readonly Change[];
    }
  | { readonly effect: 'rule'; readonly affects?: Filter | ObjectRef; readonly rule: Rule }
  | { readonly effect: 'playerRule'; readonly players: Players; readonly rule: PlayerRule }
  | CostChange
  /** Spells cost that much more to cast, in one of these ways, which the player chooses (118.8, 601.2b). */
  | {
      readonly effect: 'additionalCost';
      readonly spells: readonly Predicate[];
      readonly by: Players;
      readonly oneOf: readonly Cost[];
    }
  | ReplacementEffect
  /** Abilities that the event causes to trigger trigger additional times (603.2e). */
  | {
      readonly effect: 'moreTriggers';
      readonly event: EventPattern;
      readonly of: readonly Predicate[];
      readonly times: number;
    }
  /** The event doesn't cause abilities to trigger (101.2). */
  | { readonly effect: 'noTriggers'; readonly event: EventPattern };

/** How long an effect of a resolved spell or ability lasts (611.2a). */
export type Duration =
  | 'endOfTurn'
  | 'endOfCombat'
  | 'yourNextTurn'
  | 'whileOnBattlefield'
  | 'whileThisRemains'
  /** As long as the source remains attached to what is affected (611.2b). */
  | 'whileAttached'
  /** Through the next untap step of the controller of what is affected (502.3). */
  | 'nextUntapStep'
  /** Through the next untap step of the player whose effect it is (701.43a). */
  | 'yourNextUntapStep'
  /** Until the player whose effect it is loses control of what is affected (702.62a). */
  | 'whileYouControl'
  | 'whileExiled'
  | 'forever';
