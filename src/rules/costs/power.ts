import type { CostPart, Manning } from '../abilities/costs';
import { cr, type RuleNumber } from '../citations';
import { viewOf } from '../happening/view';
import type { ObjectId } from '../kernel/ids';
import type { PowerNeeded } from '../kernel/questions';
import type { State } from '../kernel/state';
import { rulesFor } from '../restrictions/rules';

type TapPower = Extract<CostPart, { readonly pay: 'tapPower' }>;

/** The rule by which creatures are tapped for their power. */
export const MANNING_RULE: { readonly [M in Manning]: RuleNumber } = {
  crew: cr('702.122a'),
  saddle: cr('702.171a'),
};

/** Whether an effect says that the creature can't crew Vehicles (702.122c). */
export function cantMan(state: State, to: Manning, id: ObjectId): boolean {
  return to === 'crew' && rulesFor(state, 'cantCrew', id).length > 0;
}

/** What a creature counts for: its power, or what effects say that it counts for to crew or saddle. */
export function powerFor(state: State, { to }: TapPower, id: ObjectId): number {
  const values = viewOf(state).characteristics(id);
  const rules = rulesFor(state, 'crewsAs', id).filter(
    ({ rule }) => to === 'crew' || rule.saddlesToo === true,
  );
  const byToughness = rules.some(({ rule }) => rule.byToughness === true);
  const own = (byToughness ? values?.toughness : values?.power) ?? 0;
  return rules.reduce((sum, { rule }) => sum + (rule.more ?? 0), own);
}

/** The most power that any number of them have together: those with negative power stay untapped. */
export function mostPower(state: State, part: TapPower, ids: readonly ObjectId[]): number {
  return ids.reduce((sum, id) => sum + Math.max(0, powerFor(state, part, id)), 0);
}

/** What the question needs to know: how much power, and what each counts for. */
export function powerNeeded(
  state: State,
  part: TapPower,
  least: number,
  ids: readonly ObjectId[],
): PowerNeeded {
  return { least, of: ids.map((object) => ({ object, power: powerFor(state, part, object) })) };
}

/** Whether every one of them is needed, so that there is nothing to choose. */
export function areAllNeeded({ least, of }: PowerNeeded): boolean {
  const total = of.reduce((sum, { power }) => sum + power, 0);
  return of.every(({ power }) => power > 0 && total - power < least);
}
