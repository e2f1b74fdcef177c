import type { Ability } from '../abilities/ability';
import { cr } from '../citations';
import type { Unread } from '../effects/unread';
import { become } from '../engine/agenda';
import { isMet } from '../evaluate/conditions';
import type { Doing, Work } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import { need } from '../kernel/invariant';
import type { ChosenTarget, GameObject, OnStack } from '../kernel/objects';
import type { Scope } from '../kernel/scope';
import type { Frame } from '../kernel/state';
import { partsOf } from '../targets/content';
import { judgeTarget } from '../targets/legal';
import { isPermanentType } from '../zones/permanentTypes';
import { leaveStack } from './resolved';
import { contentOnStack, stackScope, stackTargetSpecs } from './stackText';

type Targets = readonly (readonly ChosenTarget[])[];

/**
 * The top object of the stack resolves (608.1): its intervening "if" clause and its targets are checked
 * (608.2a, b), then its instructions are followed in the order written (608.2c), then it leaves the stack.
 */
export function* resolve(
  work: Work,
  { object: id }: Extract<Frame, { frame: 'resolve' }>,
): Doing<void> {
  const object = need(work.state.objects.get(id), 'an object that resolves');
  const onStack = need(object.onStack, 'what it carries on the stack');
  work.cause = { object: id };
  work.tell('resolving', [cr('608.1')], [id]);
  const scope = stackScope(object);
  if (!clauseMet(work, onStack, scope)) {
    work.tell('skipped', [cr('608.2a'), cr('603.4')], [id]);
    yield* leaveStack(work, id, 'clauseNotMet');
    return;
  }
  if (onStack.ability?.kind === 'triggered' && onStack.ability.when !== undefined) {
    work.tell('clauseChecked', [cr('608.2a'), cr('603.4')], [id]);
  }
  const targets = checkTargets(work, object, onStack, scope);
  if (targets === null) {
    yield* leaveStack(work, id, 'noLegalTargets');
    return;
  }
  become(
    work,
    { frame: 'resolved', object: id },
    ...textFrames(work, object, onStack, scope, targets),
  );
}

/** For each part of the text its list of instructions, above the scope that it is followed in. */
function textFrames(
  work: Work,
  object: GameObject,
  onStack: OnStack,
  scope: Scope,
  targets: Targets,
): readonly Frame[] {
  const began = work.state.nextId;
  const parts = partsOf(contentOnStack(work.view, object), onStack.modes);
  if (onStack.modes.length > 0) work.tell('instruction', [cr('700.2')], [scope.source]);
  const read = [...parts].reverse().flatMap((part): readonly Frame[] => {
    const own = targets.slice(part.firstSlot, part.firstSlot + part.targets.length);
    // Without targets of its own, a delayed trigger speaks of those of the text that made it (603.7c).
    const meant = part.targets.length > 0 ? own : (onStack.scope.targets ?? []);
    return [
      { frame: 'text', scope: { ...scope, began, targets: meant } },
      { frame: 'list', list: part.do, at: 0, path: part.path },
    ];
  });
  const unread = (list: readonly Unread[]): readonly Frame[] =>
    list.length === 0
      ? []
      : [
          { frame: 'text', scope: { ...scope, began } },
          { frame: 'list', list, at: 0, path: ['unread'] },
        ];
  const { before, after } = unreadLines(work, object);
  return [...unread(after), ...read, ...unread(before)];
}

/** Whole lines of an instant or sorcery that could not be read: before what could, and after where it begins. */
function unreadLines(
  work: Work,
  object: GameObject,
): { readonly before: readonly Unread[]; readonly after: readonly Unread[] } {
  const values = work.view.characteristics(object.id);
  if (object.kind === 'ability' || values === undefined || isPermanentType(values.types)) {
    return { before: [], after: [] };
  }
  const abilities = values.abilities.map(({ ability }) => ability);
  const first = abilities.findIndex(({ kind }) => kind === 'spell');
  const lines = (some: readonly Ability[]) =>
    some.flatMap((ability) => (ability.kind === 'unread' ? [ability] : []));
  return {
    before: lines(abilities.slice(0, Math.max(0, first))),
    after: lines(abilities.slice(Math.max(0, first))),
  };
}

/** The intervening "if" clause of a triggered ability is checked again (603.4, 608.2a). */
function clauseMet(work: Work, { ability }: OnStack, scope: Scope): boolean {
  if (ability?.kind !== 'triggered' || ability.when === undefined) return true;
  return isMet(work.view, scope, ability.when);
}

/**
 * Takes out the targets that are no longer legal (608.2b).
 * @returns the legal ones by slot; null where there were targets and all of them are illegal.
 */
function checkTargets(
  work: Work,
  object: GameObject,
  { targets }: OnStack,
  scope: Scope,
): Targets | null {
  if (targets.flat().length === 0) return targets;
  const specs = stackTargetSpecs(work.view, object);
  const illegal: ObjectId[] = [];
  const legal = targets.map((list, slot) =>
    list.filter(({ target }) => {
      const spec = specs[slot];
      const ok = spec !== undefined && judgeTarget(work.view, scope, spec, target).allowed;
      if (!ok && 'object' in target) illegal.push(target.object);
      return ok;
    }),
  );
  work.tell('targetsChecked', [cr('608.2b')], [object.id, ...illegal]);
  return legal.flat().length === 0 ? null : legal;
}
