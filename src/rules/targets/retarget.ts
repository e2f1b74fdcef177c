import type { TargetSpec } from '../abilities/ability';
import { cr, type RuleNumber } from '../citations';
import type { View } from '../evaluate/view';
import { ask } from '../happening/ask';
import type { Doing, Work } from '../happening/work';
import type { PlayerId } from '../kernel/ids';
import type { ChosenTarget, Target } from '../kernel/objects';
import type { Anew } from '../kernel/questions';
import type { Scope } from '../kernel/scope';
import { legalTargets, sameTarget } from './legal';

type Targets = readonly (readonly ChosenTarget[])[];

/**
 * Chooses new targets, one question for each instance of the word "target". Any may be left as it is,
 * even if it is illegal; new ones must be legal (115.7d, 707.10c). Their number and a division stay (115.7f).
 * @param view the position as what is legal is read from it; of a copy with exceptions: with those (707.9).
 */
export function* retarget(
  work: Work,
  player: PlayerId,
  scope: Scope,
  specs: readonly TargetSpec[],
  targets: Targets,
  cites: readonly RuleNumber[],
  anew: Anew,
  view: View = work.view,
): Doing<Targets> {
  const chosen: (readonly ChosenTarget[])[] = [];
  for (const [slot, old] of targets.entries()) {
    const spec = specs[slot];
    if (spec === undefined || old.length === 0) {
      chosen.push(old);
      continue;
    }
    const before = chosen.map((list) => list.map((c) => c.target));
    const legal = legalTargets(view, scope, spec, before);
    const unchanged = old.map((c) => c.target).filter((t) => !legal.some((l) => sameTarget(l, t)));
    const options: readonly Target[] = [...legal, ...unchanged];
    const answer = yield* ask(work, {
      kind: 'chooseTarget',
      player,
      slot,
      anew,
      options,
      min: old.length,
      max: old.length,
      cites,
    });
    const picked = answer.kind === 'targets' ? answer.targets : old;
    chosen.push(withShares(old, picked));
  }
  return chosen;
}

/**
 * Changes every target to another legal one (115.7a), one question for each instance of the word "target".
 * @returns null where one of them can't be changed, so that all stay as they are.
 */
export function* changeAll(
  work: Work,
  player: PlayerId,
  scope: Scope,
  specs: readonly TargetSpec[],
  targets: Targets,
  anew: Anew,
): Doing<Targets | null> {
  const chosen: (readonly ChosenTarget[])[] = [];
  for (const [slot, old] of targets.entries()) {
    if (old.length === 0) {
      chosen.push(old);
      continue;
    }
    const spec = specs[slot];
    const before = chosen.map((list) => list.map((c) => c.target));
    const legal = spec === undefined ? [] : legalTargets(work.view, scope, spec, before);
    const options = legal.filter((l) => !old.some((o) => sameTarget(o.target, l)));
    if (options.length < old.length) return null;
    const answer = yield* ask(work, {
      kind: 'chooseTarget',
      player,
      slot,
      anew,
      options,
      min: old.length,
      max: old.length,
      cites: [cr('115.7a')],
    });
    chosen.push(withShares(old, answer.kind === 'targets' ? answer.targets : old));
  }
  return chosen;
}

/** A target that stays keeps its share of the division; the others take over those that are left. */
function withShares(
  old: readonly ChosenTarget[],
  picked: readonly ChosenTarget[],
): readonly ChosenTarget[] {
  const left = old.filter((o) => !picked.some((p) => sameTarget(p.target, o.target)));
  return picked.map(({ target }): ChosenTarget => {
    const same = old.find((o) => sameTarget(o.target, target));
    const share = same ?? left.shift();
    return share?.amount === undefined ? { target } : { target, amount: share.amount };
  });
}
