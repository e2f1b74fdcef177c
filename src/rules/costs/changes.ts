import type { Amount } from '../abilities/references';
import type { CostChange } from '../abilities/statics';
import { amountOf, matches } from '../evaluate/match';
import { playersOf } from '../evaluate/references';
import type { View } from '../evaluate/view';
import { watchers } from '../happening/watchers';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Scope } from '../kernel/scope';
import { type ManaSymbol, parseManaCost } from '../mana/cost';
import { staticEffects } from '../restrictions/rules';

/** What a cost is for, as effects that change costs see it: a spell, or an activated ability of an object. */
export type CostSubject = { readonly spell: ObjectId } | { readonly abilityOf: ObjectId } | null;

/** A change of what a spell or ability costs, with its amounts as they are now (601.2f). */
export interface CostEffect {
  readonly source: ObjectId;
  readonly increase: number;
  readonly reduce: number;
  /** Symbols by which it is less (118.7). */
  readonly reduceMana: readonly ManaSymbol[];
  /** They lower nothing where there is no like symbol. */
  readonly onlyLike: boolean;
  /** The reduction leaves at least this much mana. */
  readonly atLeast: number;
  /** The total is at least this much mana. */
  readonly floor: number;
}

/** The effects that change the cost of that spell, or of that object's abilities, for the player. */
export function costEffects(
  view: View,
  player: PlayerId,
  subject: CostSubject,
): readonly CostEffect[] {
  if (subject === null) return [];
  return watchers(view.state, 'cost').flatMap((source) =>
    [...staticEffects(view, source)].flatMap(({ effect, scope }): CostEffect[] => {
      if (effect.effect !== 'cost') return [];
      if (!playersOf(view, scope, effect.by).includes(player)) return [];
      if (!isAbout(view, scope, effect, subject)) return [];
      const amount = (a: Amount | undefined) => (a === undefined ? 0 : amountOf(view, scope, a));
      return [
        {
          source,
          increase: amount(effect.increase),
          reduce: amount(effect.reduce),
          reduceMana: parseManaCost(effect.reduceMana ?? ''),
          onlyLike: effect.onlyLike === true,
          atLeast: effect.atLeast ?? 0,
          floor: effect.floor ?? 0,
        },
      ];
    }),
  );
}

function isAbout(
  view: View,
  scope: Scope,
  effect: CostChange,
  subject: NonNullable<CostSubject>,
): boolean {
  return 'spell' in subject
    ? effect.abilitiesOf === undefined && matches(view, scope, effect.spells, subject.spell)
    : effect.abilitiesOf !== undefined &&
        matches(view, scope, effect.abilitiesOf, subject.abilityOf);
}

/** Whether any effect lowers the cost, or sets the least that it may be. */
export function isReducedOrFloored(view: View, player: PlayerId, subject: CostSubject): boolean {
  return costEffects(view, player, subject).some(
    (e) => e.reduce > 0 || e.reduceMana.length > 0 || e.floor > 0,
  );
}
