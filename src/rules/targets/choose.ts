import type { TargetSpec } from '../abilities/ability';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import { ask } from '../happening/ask';
import type { Doing, Work } from '../happening/work';
import type { PlayerId } from '../kernel/ids';
import type { ChosenTarget, Target } from '../kernel/objects';
import { Refusal } from '../kernel/results';
import type { Scope } from '../kernel/scope';
import { barredTargets, legalTargets, sameTarget } from './legal';

/** How many may be chosen for a slot. */
export function countOf(work: Work, scope: Scope, spec: TargetSpec): readonly [number, number] {
  if (spec.count === undefined) return [1, 1];
  return [amountOf(work.view, scope, spec.count[0]), amountOf(work.view, scope, spec.count[1])];
}

/**
 * Asks for the targets of each slot in order (601.2c, 603.3d); every slot is one question, even with a
 * single legal answer. A slot that may be left empty and has no legal target is left empty.
 * @throws Refusal where a slot that needs a target has none.
 */
export function* chooseTargets(
  work: Work,
  player: PlayerId,
  scope: Scope,
  specs: readonly TargetSpec[],
  draft: boolean,
): Doing<readonly (readonly ChosenTarget[])[]> {
  const chosen: (readonly ChosenTarget[])[] = [];
  for (const [slot, spec] of specs.entries()) {
    const options = legalTargets(
      work.view,
      scope,
      spec,
      chosen.map((list) => list.map((c) => c.target)),
    );
    const [min, most] = countOf(work, scope, spec);
    // Of what is divided each target must get something (601.2d).
    const shares =
      spec.divides === undefined ? most : Math.max(min, amountOf(work.view, scope, spec.divides));
    const max = Math.min(most, options.length, shares);
    const barred = barredTargets(work.view, scope, spec);
    if (options.length < min) {
      const rules = new Set([cr('601.2c'), ...barred.map((b) => b.rule)]);
      throw new Refusal([{ code: 'noLegalTarget', subjects: [scope.source], cites: [...rules] }]);
    }
    if (max === 0) {
      chosen.push([]);
      continue;
    }
    const answer = yield* ask(work, {
      kind: 'chooseTarget',
      player,
      slot,
      options,
      min,
      max,
      ...(barred.length === 0 ? {} : { barred }),
      cites: [draft ? cr('601.2c') : cr('603.3d')],
      ...(draft ? { draft: 'targets' } : {}),
    });
    chosen.push(answer.kind === 'targets' ? answer.targets : []);
  }
  return yield* divide(work, player, scope, specs, chosen, draft);
}

/** Division among targets, each getting at least one (601.2d). Asked where the choice was not given with the targets. */
function* divide(
  work: Work,
  player: PlayerId,
  scope: Scope,
  specs: readonly TargetSpec[],
  chosen: readonly (readonly ChosenTarget[])[],
  draft: boolean,
): Doing<readonly (readonly ChosenTarget[])[]> {
  const result: (readonly ChosenTarget[])[] = [];
  for (const [slot, spec] of specs.entries()) {
    const list = chosen[slot] ?? [];
    if (spec.divides === undefined || list.length === 0) {
      result.push(list);
      continue;
    }
    const amount = amountOf(work.view, scope, spec.divides);
    if (list.every((c) => c.amount !== undefined)) {
      checkDivision(scope, list, amount);
      result.push(list);
      continue;
    }
    const [only] = list;
    if (list.length === 1 && only !== undefined) {
      result.push([{ ...only, amount }]);
      continue;
    }
    const options: readonly Target[] = list.map((c) => c.target);
    const answer = yield* ask(work, {
      kind: 'divide',
      player,
      amount,
      options,
      cites: [cr('601.2d')],
      ...(draft ? { draft: 'division' } : {}),
    });
    const amounts = answer.kind === 'amounts' ? answer.amounts : [];
    result.push(
      list.map((c) => ({
        ...c,
        amount: amounts.find((a) => sameTarget(a.to, c.target))?.amount ?? 0,
      })),
    );
  }
  return result;
}

/** @throws Refusal where shares given with the targets are not the whole amount, at least one each (601.2d) */
function checkDivision(scope: Scope, list: readonly ChosenTarget[], amount: number): void {
  const shares = list.map((c) => c.amount ?? 0);
  const whole = shares.every((n) => Number.isSafeInteger(n) && n >= 1);
  if (whole && shares.reduce((sum, n) => sum + n, 0) === amount) return;
  throw new Refusal([
    { code: 'badDivision', subjects: [scope.source], cites: [cr('601.2d')], detail: `${amount}` },
  ]);
}
