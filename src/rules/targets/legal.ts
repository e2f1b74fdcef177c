import type { TargetSpec } from '../abilities/ability';
import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import { matches } from '../evaluate/match';
import { inZone, playersOf, zonesOf } from '../evaluate/references';
import type { View } from '../evaluate/view';
import { abilitiesOfKind } from '../happening/watchers';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Target } from '../kernel/objects';
import type { Barred } from '../kernel/questions';
import { ALLOWED, refused, type Verdict } from '../kernel/results';
import type { Scope } from '../kernel/scope';
import { protectionOf } from '../restrictions/protection';

/** Whether a target would be legal for a slot now (115, 601.2c, 608.2b), and if not, why. */
export function judgeTarget(view: View, scope: Scope, spec: TargetSpec, target: Target): Verdict {
  if ('player' in target) {
    const ok =
      spec.players !== undefined &&
      view.state.players[target.player]?.lost === false &&
      playersOf(view, scope, spec.players).includes(target.player);
    if (!ok) return illegal(target, cr('115.1'));
    return protectionOf(view, target.player, scope.source) === null
      ? ALLOWED
      : illegal(target, cr('702.16b'));
  }
  const object = view.state.objects.get(target.object);
  const filter = spec.objects;
  if (object === undefined || filter === undefined || object.phasedOut)
    return illegal(target, cr('115.1'));
  if (target.object === scope.resolving) return illegal(target, cr('115.5'));
  if (!zonesOf(filter).includes(object.zone)) return illegal(target, cr('115.1'));
  if (!matches(view, scope, filter.where, target.object)) return illegal(target, cr('115.1'));
  const protection = protects(view, scope, target.object);
  return protection === null ? ALLOWED : illegal(target, protection);
}

function illegal(target: Target, cite: RuleNumber): Verdict {
  const subject = 'object' in target ? target.object : { player: target.player };
  return refused({ code: 'illegalTarget', subjects: [subject], cites: [cr('601.2c'), cite] });
}

/** The objects of the kind asked for that only shroud, hexproof or protection keeps from being the target. */
export function barredTargets(view: View, scope: Scope, spec: TargetSpec): readonly Barred[] {
  const filter = spec.objects;
  if (filter === undefined || !zonesOf(filter).includes('battlefield')) return [];
  return inZone(view.state, 'battlefield').flatMap((object) => {
    const rule = protects(view, scope, object);
    if (rule === null || view.object(object)?.phasedOut === true) return [];
    return matches(view, scope, filter.where, object) ? [{ object, rule }] : [];
  });
}

/** The rule by which an object can't be the target of the source: shroud, hexproof, protection; null if none. */
function protects(view: View, scope: Scope, id: ObjectId): RuleNumber | null {
  const values = view.characteristics(id);
  if (values === undefined || view.object(id)?.zone !== 'battlefield') return null;
  const opponent = values.controller !== scope.you;
  // The quality is that of the source: of the spell, or of the object whose ability it is (702.16b).
  const source = scope.source;
  for (const { ability } of abilitiesOfKind(values, 'keyword')) {
    if (ability.keyword === 'shroud') return cr('702.18a');
    if (ability.keyword === 'hexproof' && opponent) return cr('702.11b');
    if (
      ability.keyword === 'hexproofFrom' &&
      opponent &&
      matches(view, { source: id, you: values.controller }, ability.from, source)
    ) {
      return cr('702.11d');
    }
    if (
      ability.keyword === 'protection' &&
      matches(view, { source: id, you: values.controller }, ability.from, source)
    ) {
      return cr('702.16b');
    }
  }
  return null;
}

/** All legal targets for a slot, given what was chosen for the slots before it. */
export function legalTargets(
  view: View,
  scope: Scope,
  spec: TargetSpec,
  before: readonly (readonly Target[])[],
): readonly Target[] {
  const other = spec.otherThan === undefined ? [] : (before[spec.otherThan] ?? []);
  return candidates(view, scope, spec).filter(
    (target) =>
      judgeTarget(view, scope, spec, target).allowed && !other.some((t) => sameTarget(t, target)),
  );
}

function candidates(view: View, scope: Scope, spec: TargetSpec): readonly Target[] {
  const objects =
    spec.objects === undefined ? [] : zonesOf(spec.objects).flatMap((z) => inZone(view.state, z));
  const players: readonly PlayerId[] =
    spec.players === undefined ? [] : playersOf(view, scope, spec.players);
  return [...objects.map((object) => ({ object })), ...players.map((player) => ({ player }))];
}

export function sameTarget(a: Target, b: Target): boolean {
  return 'object' in a
    ? 'object' in b && a.object === b.object
    : 'player' in b && a.player === b.player;
}
