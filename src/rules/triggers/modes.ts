import type { TargetSpec } from '../abilities/ability';
import { cr } from '../citations';
import { isMet } from '../evaluate/conditions';
import { amountOf } from '../evaluate/match';
import type { View } from '../evaluate/view';
import { ask } from '../happening/ask';
import type { Doing, Work } from '../happening/work';
import type { Scope } from '../kernel/scope';
import type { WaitingTrigger } from '../kernel/state';
import { targetSpecs } from '../targets/content';
import { legalTargets, sameTarget } from '../targets/legal';

/**
 * The modes of a triggered ability, chosen as it is put on the stack (603.3c, 700.2b). A mode without
 * legal targets can't be chosen; of a demanded number as many are chosen as can be (101.3).
 * @returns null where no mode can be chosen.
 */
export function* chooseModes(
  work: Work,
  { source, controller, ability, scope }: WaitingTrigger,
): Doing<readonly number[] | null> {
  const { content } = ability;
  if (!('modal' in content)) return [];
  const { modal } = content;
  const { instead } = modal;
  const [least, most] =
    instead !== undefined && isMet(work.view, scope, instead.when) ? instead.choose : modal.choose;
  const legal = modal.modes.flatMap((mode, i) =>
    haveTargets(work.view, scope, mode.targets ?? []) ? [i] : [],
  );
  if (legal.length === 0) return null;
  const max = Math.min(most, legal.length);
  const min = Math.min(least, max);
  let modes: readonly number[] = legal;
  if (min < legal.length) {
    const answer = yield* ask(work, {
      kind: 'chooseMode',
      modal,
      player: controller,
      count: modal.modes.length,
      legal,
      min,
      max,
      cites: [cr('603.3c'), cr('700.2b')],
    });
    modes = answer.kind === 'modes' ? [...answer.modes].sort((a, b) => a - b) : legal.slice(0, min);
  }
  const detail = modes.map((m) => m + 1).join(', ');
  work.tell('modesChosen', [cr('603.3c'), cr('700.2b')], [source], detail);
  return modes.length === 0 ? null : modes;
}

/** Whether all targets that the ability needs can be chosen (603.3d). */
export function canChooseTargets(
  view: View,
  { ability, scope }: WaitingTrigger,
  modes: readonly number[],
): boolean {
  return haveTargets(view, scope, targetSpecs(ability.content, modes));
}

function haveTargets(view: View, scope: Scope, specs: readonly TargetSpec[]): boolean {
  const options = specs.map((spec) => legalTargets(view, scope, spec, []));
  return specs.every((spec, slot) => {
    const own = options[slot] ?? [];
    const least = spec.count === undefined ? 1 : amountOf(view, scope, spec.count[0]);
    if (own.length < least) return false;
    if (spec.otherThan === undefined || least === 0) return true;
    const others = options[spec.otherThan] ?? [];
    return others.some((o) => own.filter((t) => !sameTarget(t, o)).length >= least);
  });
}
