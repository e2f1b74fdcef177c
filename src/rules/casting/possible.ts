import type { Content, TargetSpec } from '../abilities/ability';
import { cr, type RuleNumber } from '../citations';
import { amountOfMana } from '../costs/bill';
import { canPay } from '../costs/canPay';
import { hasX, mentionsX } from '../costs/text';
import type { CostComponent, TotalCost } from '../costs/total';
import { isMet } from '../evaluate/conditions';
import { amountOf } from '../evaluate/match';
import { inZone, playersOf, zonesOf } from '../evaluate/references';
import type { View } from '../evaluate/view';
import type { PlayerId } from '../kernel/ids';
import type { Target } from '../kernel/objects';
import { type Check, type Finding, fails, holds } from '../kernel/results';
import type { Scope } from '../kernel/scope';
import { judgeTarget } from '../targets/legal';

/** Whether enough legal targets exist for each instance of "target"; those that wait for X count as having them. */
export function hasTargets(view: View, scope: Scope, specs: readonly TargetSpec[]): boolean {
  return specs.every((spec) => {
    if (mentionsX(spec) && scope.x === undefined) return true;
    const min = spec.count === undefined ? 1 : amountOf(view, scope, spec.count[0]);
    if (min <= 0) return true;
    return enoughTargets(view, scope, spec, min);
  });
}

/** Looks no further than it has to. */
function enoughTargets(view: View, scope: Scope, spec: TargetSpec, min: number): boolean {
  let found = 0;
  for (const target of candidates(view, scope, spec)) {
    // A card that is about to be cast will be on the stack, and can't target itself (115.5).
    if ('object' in target && target.object === scope.resolving) continue;
    if (!judgeTarget(view, scope, spec, target).allowed) continue;
    found += 1;
    if (found >= min) return true;
  }
  return false;
}

function* candidates(view: View, scope: Scope, spec: TargetSpec): Iterable<Target> {
  if (spec.players !== undefined) {
    for (const player of playersOf(view, scope, spec.players)) yield { player };
  }
  if (spec.objects === undefined) return;
  for (const zone of zonesOf(spec.objects)) {
    for (const object of inZone(view.state, zone)) yield { object };
  }
}

/** The modes that can be chosen (700.2a), and how many have to be. */
export function choosableModes(
  view: View,
  scope: Scope,
  content: Extract<Content, { readonly modal: unknown }>,
): { readonly legal: readonly number[]; readonly min: number; readonly max: number } {
  const { choose, instead, modes } = content.modal;
  const [min, max] =
    instead !== undefined && isMet(view, scope, instead.when) ? instead.choose : choose;
  const legal = modes.flatMap((mode, i) =>
    hasTargets(view, scope, mode.targets ?? []) ? [i] : [],
  );
  return { legal, min, max };
}

/** The check that fails where the text needs a target and there is none (601.2c). */
export function noTarget(view: View, scope: Scope, content: Content | null): Check | null {
  if (content === null) return null;
  const enough =
    'modal' in content
      ? choosableModes(view, scope, content).legal.length >= fewestModes(content)
      : hasTargets(view, scope, content.targets ?? []);
  if (enough) return null;
  const modes = 'modal' in content ? content.modal.modes : [content];
  const specs = modes.flatMap((mode) => mode.targets ?? []);
  const rules = new Set<RuleNumber>([cr('601.2c')]);
  if ('modal' in content) rules.add(cr('700.2a'));
  for (const rule of specs.flatMap((spec) => reasons(view, scope, spec))) rules.add(rule);
  return { code: 'noLegalTarget', subjects: [scope.source], cites: [...rules] };
}

/** Whether there is a target for all that the text needs one for; nothing to tell where it needs none. */
export function* targetFindings(
  view: View,
  scope: Scope,
  content: Content | null,
): Generator<Finding, void> {
  const failing = noTarget(view, scope, content);
  if (failing !== null) yield fails(failing);
  else if (content !== null && needsTargets(content)) {
    yield holds(scope.source, 'noLegalTarget', cr('601.2c'));
  }
}

const needsTargets = (content: Content): boolean =>
  ('modal' in content ? content.modal.modes : [content]).some(
    ({ targets = [] }) => targets.length > 0,
  );

/** More objects than a refusal speaks of. */
const MOST_REASONS = 100;

/** The rules by which what is of the right kind can't be the target: protection, hexproof, shroud. */
function reasons(view: View, scope: Scope, spec: TargetSpec): readonly RuleNumber[] {
  const found = new Set<RuleNumber>();
  let looked = 0;
  for (const target of candidates(view, scope, spec)) {
    if (looked >= MOST_REASONS) break;
    looked += 1;
    const verdict = judgeTarget(view, scope, spec, target);
    if (verdict.allowed) continue;
    for (const cite of verdict.checks.flatMap((check) => check.cites)) found.add(cite);
  }
  return [...found].filter((cite) => cite.startsWith('702.'));
}

function fewestModes(content: Extract<Content, { readonly modal: unknown }>): number {
  const { choose, instead } = content.modal;
  return Math.min(choose[0], instead?.choose[0] ?? choose[0]);
}

/**
 * The checks that fail where a cost can't be paid whatever is done: it is unpayable, or no mana is due, so
 * that nothing happens before it is paid (118.3, 118.6). Empty where it may yet be paid.
 */
export function hopeless(
  view: View,
  player: PlayerId,
  scope: Scope,
  total: TotalCost,
  components: readonly CostComponent[],
): readonly Check[] {
  if (total.unpayable) {
    return [{ code: 'noManaCost', subjects: [scope.source], cites: [cr('118.6'), cr('601.2h')] }];
  }
  const open = amountOfMana(total.mana) > 0 || components.some((c) => hasX(c.cost ?? []));
  if (open) return [];
  const verdict = canPay(view.state, player, total.parts, scope);
  return verdict.allowed ? [] : verdict.checks;
}
