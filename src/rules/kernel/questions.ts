import type { Modal, TriggeredAbility } from '../abilities/ability';
import type { Color, Face } from '../abilities/values';
import type { RuleNumber } from '../citations';
import type { ObjectId, PlayerId } from './ids';
import type { ChosenTarget, SetAside, Target } from './objects';

/** What every question carries. */
interface Asked {
  readonly player: PlayerId;
  /** Who controls that player now, and so makes the decision (723.5). */
  readonly decidedBy?: PlayerId;
  /** The rules by which it is asked. */
  readonly cites: readonly RuleNumber[];
  /** The object whose text or casting asks. */
  readonly about?: ObjectId;
  readonly path?: readonly (string | number)[];
  /** It is part of casting or activating: `cancel` goes back to before (601.2, 733.1). */
  readonly draft?: DraftStage;
}

/** An object that a rule keeps from being a target. */
export interface Barred {
  readonly object: ObjectId;
  readonly rule: RuleNumber;
}

/** How much power the chosen need in all, and what each counts for (702.122a). */
export interface PowerNeeded {
  readonly least: number;
  readonly of: readonly { readonly object: ObjectId; readonly power: number }[];
}

/** The spell or ability that gets other targets, or of whose copy they will be (115.7, 707.10c). */
export interface Anew {
  readonly of: ObjectId;
  readonly copy: boolean;
}

/** The part of 601.2 that a question of a draft belongs to. */
export type DraftStage =
  | 'modes'
  | 'options'
  | 'x'
  | 'targets'
  | 'division'
  | 'payment'
  | 'costChoice';

/** A way of paying that a card or keyword offers instead of the mana cost (118.9). */
export interface AlternativeOffer {
  /** `flashback`, or the name of the card that offers it. */
  readonly name: string;
  readonly cost: string;
  readonly cites: readonly RuleNumber[];
}

/** An additional cost that may be paid (601.2b): a kicker, … */
export interface AdditionalOffer {
  readonly keyword: string;
  /** The cost in symbols or words, which also names it. */
  readonly cost: string;
  /** How often it may be paid. */
  readonly max: number;
}

/**
 * Where a text that could not be read was come to: it is to be followed now; something happened that it may
 * trigger on or replace; something is done that it may allow, forbid or change.
 */
export type UnreadReach = 'instruction' | 'event' | 'rule';

/** Whoever can decide, and what may be answered. `options` are all legal answers unless said otherwise. */
export type Question =
  | (Asked & { readonly kind: 'priority' })
  | (Asked & {
      readonly kind: 'chooseObject';
      readonly options: readonly Target[];
      readonly purpose: string;
    })
  | (Asked & {
      readonly kind: 'chooseObjects';
      readonly options: readonly Target[];
      readonly min: number;
      readonly max: number;
      readonly purpose: string;
      /** They need that much power in all. */
      readonly power?: PowerNeeded;
    })
  | (Asked & {
      readonly kind: 'discard' | 'sacrifice';
      readonly options: readonly Target[];
      readonly min: number;
      readonly max: number;
      readonly purpose: string;
    })
  | (Asked & {
      readonly kind: 'choosePlayer';
      readonly options: readonly Target[];
      readonly purpose: string;
    })
  | (Asked & { readonly kind: 'chooseDefender'; readonly options: readonly Target[] })
  | (Asked & {
      readonly kind: 'chooseTarget';
      readonly slot: number;
      /** Left out: `about` has its first targets chosen. */
      readonly anew?: Anew;
      readonly options: readonly Target[];
      /** Objects of the kind that is asked for that can't be the target all the same, and by which rule. */
      readonly barred?: readonly Barred[];
      readonly min: number;
      readonly max: number;
    })
  | (Asked & {
      readonly kind: 'chooseMode';
      readonly modal: Modal;
      readonly count: number;
      readonly legal: readonly number[];
      readonly min: number;
      readonly max: number;
    })
  | (Asked & { readonly kind: 'chooseColor'; readonly options: readonly Color[] })
  /** Groups of symbols, `"{W}{U}"`. */
  | (Asked & { readonly kind: 'chooseMana'; readonly options: readonly string[] })
  | (Asked & { readonly kind: 'chooseNumber'; readonly min: number; readonly max: number | null })
  | (Asked & { readonly kind: 'chooseType' | 'chooseName' })
  | (Asked & { readonly kind: 'chooseOption'; readonly options: readonly string[] })
  | (Asked & { readonly kind: 'yesNo'; readonly purpose: string })
  /** A text that could not be read: what it says is left to the hand, and play goes on past it. */
  | (Asked & { readonly kind: 'unread'; readonly text: string; readonly reach: UnreadReach })
  /** A cost that may be paid on resolution (118.12); `cost` in symbols or words. */
  | (Asked & { readonly kind: 'payOptional'; readonly cost: string })
  /** The abilities that wait; the first of the answer goes on the stack first (603.3b). */
  | (Asked & { readonly kind: 'orderTriggers'; readonly options: readonly TriggerToOrder[] })
  /** Sources of the effects that apply; the answer is the one that is applied next (616.1). */
  | (Asked & { readonly kind: 'orderReplacements'; readonly options: readonly ObjectId[] })
  | (Asked & {
      readonly kind: 'orderCards';
      readonly options: readonly ObjectId[];
      readonly places: 'any' | 'topOrBottom';
    })
  | (Asked & {
      readonly kind: 'declareAttackers';
      /** Creatures that may attack, each with whom. */
      readonly options: readonly { readonly object: ObjectId; readonly whom: readonly Target[] }[];
    })
  | (Asked & {
      readonly kind: 'declareBlockers';
      readonly options: readonly {
        readonly object: ObjectId;
        readonly attackers: readonly ObjectId[];
      }[];
    })
  | (Asked & {
      readonly kind: 'assignDamage';
      readonly source: ObjectId;
      readonly amount: number;
      readonly options: readonly Target[];
      /** How much is lethal to each of the creatures, with what others assign at the same time (510.1c, 702.2c). */
      readonly lethal: readonly { readonly object: ObjectId; readonly amount: number }[];
    })
  | (Asked & {
      readonly kind: 'divide';
      readonly amount: number;
      readonly options: readonly Target[];
    })
  | (Asked & { readonly kind: 'legendRule'; readonly options: readonly ObjectId[] })
  /** Which optional additional and alternative costs are paid (601.2b). */
  | (Asked & {
      readonly kind: 'castingOptions';
      readonly alternatives: readonly AlternativeOffer[];
      readonly mustUseAlternative: boolean;
      readonly additional: readonly AdditionalOffer[];
    })
  /** The window for mana abilities and the payment of mana (601.2g, h): what is still to be paid. */
  | (Asked & {
      readonly kind: 'payMana';
      readonly cost: string;
      /** Mana may be spent as though it were of other colours (609.4b). */
      readonly asThough?: 'anyColor' | 'colorlessAsAnyColor';
      /** Mana abilities in the middle of being activated, each as `object:key`: not again before they resolve (605.3c). */
      readonly busy?: readonly string[];
      /** What may be named to pay in such a way, by `activate` with the way as the ability, and what was. */
      readonly helpers?: {
        readonly options: readonly Helper[];
        readonly named: readonly Helper[];
      };
    });

/** Something else than mana that pays for mana: creatures tapped, artifacts tapped, cards exiled from a graveyard (702.51a, 702.126a, 702.66a). */
export type HelpingWay = 'convoke' | 'improvise' | 'delve';

/** An object that pays in that way. */
export interface Helper {
  readonly way: HelpingWay;
  readonly object: ObjectId;
}

export type QuestionKind = Question['kind'];

export interface TriggerToOrder {
  readonly source: ObjectId;
  /** The place among the waiting abilities of that player. */
  readonly index: number;
  /** The ability that triggered. */
  readonly ability: TriggeredAbility;
}

/** An answer, by the kind of the question. All plain data. */
export type Answer =
  | { readonly kind: 'pass' }
  /**
   * `faceDown`: as a face-down creature, by its morph or disguise ability (702.37c, 702.168b). `face`: as one
   * half, both halves fused, the back face, or as an Adventure (709.3, 702.102a, 712.11b, 715.3).
   */
  | {
      readonly kind: 'cast';
      readonly object: ObjectId;
      readonly faceDown?: 'morph' | 'disguise';
      readonly face?: Face | 'fused';
    }
  | { readonly kind: 'activate'; readonly object: ObjectId; readonly ability: string }
  /** `face`: which of two lands a modal double-faced card is played as (712.12). */
  | { readonly kind: 'playLand'; readonly object: ObjectId; readonly face?: Face }
  | { readonly kind: 'turnFaceUp'; readonly object: ObjectId }
  /** Suspending, foretelling or plotting a card in hand (116.2f, 116.2h, 116.2k). */
  | {
      readonly kind: 'setAside';
      readonly object: ObjectId;
      readonly by: SetAside['by'] | 'suspend';
    }
  | { readonly kind: 'concede' }
  /** Nobody breaks the loop of mandatory actions that the game is in: it is a draw (104.4b, 732.4). */
  | { readonly kind: 'loop' }
  /** Gives up the draft. */
  | { readonly kind: 'cancel' }
  | { readonly kind: 'choice'; readonly choice: readonly Target[] }
  | { readonly kind: 'targets'; readonly targets: readonly ChosenTarget[] }
  | { readonly kind: 'modes'; readonly modes: readonly number[] }
  | { readonly kind: 'color'; readonly color: Color }
  | { readonly kind: 'mana'; readonly mana: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'option'; readonly option: number }
  | { readonly kind: 'yesNo'; readonly yes: boolean }
  /** What the text says that could not be read is done by hand: play goes on. */
  | { readonly kind: 'byHand' }
  | { readonly kind: 'order'; readonly order: readonly number[] }
  | {
      readonly kind: 'cards';
      readonly top: readonly ObjectId[];
      readonly bottom: readonly ObjectId[];
    }
  | { readonly kind: 'object'; readonly object: ObjectId }
  | {
      readonly kind: 'attackers';
      readonly attackers: readonly { readonly object: ObjectId; readonly whom: Target }[];
    }
  | {
      readonly kind: 'blockers';
      readonly blockers: readonly {
        readonly object: ObjectId;
        readonly attackers: readonly ObjectId[];
      }[];
    }
  | {
      readonly kind: 'amounts';
      readonly amounts: readonly { readonly to: Target; readonly amount: number }[];
    }
  | {
      readonly kind: 'options';
      readonly alternative: string | null;
      readonly additional: readonly { readonly cost: string; readonly times: number }[];
    }
  /** In the window for mana: pay now, from the pool (601.2h). `spend` names which mana by place in the pool; left out: the core's choice. */
  | { readonly kind: 'pay'; readonly spend?: readonly number[] };
