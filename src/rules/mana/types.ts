import type { Amount, Filter, PlayerRef, Predicate } from '../abilities/references';
import type { Color, ManaType } from '../abilities/values';

/**
 * What a mana ability or spell adds.
 * - `fixed`: symbols in a row, `"{W}{U}"`; times an amount where given ("for each")
 * - `oneOf`: one of several groups, chosen on resolution
 * - `anyColor`: that much mana of one colour of the player's choice
 * - `colorOf…`, `typeOf…`: of a type that is looked up; where none is defined, no mana (106.5)
 */
export type ManaOutput =
  | { readonly mana: 'fixed'; readonly symbols: string; readonly times?: Amount }
  | { readonly mana: 'oneOf'; readonly groups: readonly string[] }
  | { readonly mana: 'anyColor'; readonly count?: Amount; readonly among?: readonly Color[] }
  /** The colour chosen as the source entered (607.2d); `or` is a fixed alternative. */
  | { readonly mana: 'chosenColor'; readonly or?: string; readonly count?: Amount }
  /** A colour of the cards exiled with the source (607.2a). */
  | { readonly mana: 'colorOfLinked' }
  /** A colour bound by `chooseColor`. */
  | { readonly mana: 'boundColor'; readonly name: string }
  | { readonly mana: 'commanderIdentity'; readonly player: PlayerRef }
  /** A colour or type that a matching permanent could produce (106.7). */
  | { readonly mana: 'couldProduce'; readonly of: Filter; readonly colorsOnly: boolean }
  /** For each colour among a group, one mana of that colour. */
  | { readonly mana: 'eachColorAmong'; readonly of: Filter }
  /** A type that the permanent of the event produced (106.12a). */
  | { readonly mana: 'typeProduced' };

/** On what mana may be spent, and what comes with spending it (106.6). */
export interface ManaRestriction {
  /** The mana may be spent only to cast spells that match; `chosenType` means the source's choice. */
  readonly onlySpells?: readonly Predicate[];
  /** Spending it makes the spell uncounterable. */
  readonly spellCantBeCountered?: boolean;
}

/** One mana in a pool, with the source it came from and what is bound to it (106.4, 106.6). */
export interface Mana {
  readonly type: ManaType;
  /** The object that produced it; 0 for mana put there by hand. */
  readonly source: number;
  readonly snow?: boolean;
  /** Restriction with the source's choices already filled in. */
  readonly restriction?: ManaRestriction;
}
