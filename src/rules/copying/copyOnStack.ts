import type { ObjectRef } from '../abilities/references';
import type { CopyExceptions } from '../abilities/statics';
import { cr } from '../citations';
import { objectsOf, playersOf } from '../evaluate/references';
import { askYesNo } from '../happening/ask';
import { happen } from '../happening/happen';
import { viewWith } from '../happening/view';
import type { Doing, Work } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import type { ChosenTarget, GameObject, OnStack } from '../kernel/objects';
import type { Scope } from '../kernel/scope';
import { stackScope, stackTargetSpecs } from '../resolving/stackText';
import { judgeTarget } from '../targets/legal';
import { retarget } from '../targets/retarget';
import { onEachFace, wholeCopyOf, withExceptions } from './copiable';

interface Copying {
  readonly newTargets: boolean;
  readonly target?: ObjectRef;
  readonly except?: CopyExceptions;
}

/**
 * Puts a copy of a spell, activated ability or triggered ability onto the stack (707.10): with its
 * modes, targets, X, kicker and divisions, under the control of the copying player. It is not cast or
 * activated. New targets may be chosen first, where the effect says so (707.10c).
 */
export function* copyOnStack(
  work: Work,
  scope: Scope,
  original: ObjectId,
  { newTargets, target, except }: Copying,
): Doing<void> {
  const object = work.view.object(original);
  const copied = object?.onStack;
  if (object === undefined || copied == null || object.zone !== 'stack') {
    work.tell('impossible', [cr('707.10')], []);
    return;
  }
  const [player] = playersOf(work.view, scope, { player: 'you' });
  if (player === undefined) return;
  const onStack = decisionsOf(copied, player);
  const { values: copiable, face } = wholeCopyOf(work.state, original);
  const values =
    except === undefined
      ? copiable
      : onEachFace(copiable, (one) => withExceptions(work.view, scope, one, except));
  const targets =
    target !== undefined
      ? targetsBeing(work, scope, { ...object, onStack, controller: player }, target)
      : newTargets
        ? yield* chooseNewTargets(work, { ...object, printed: values, face }, onStack)
        : copied.targets;
  if (targets === null) {
    work.tell('impossible', [cr('707.10e')], [original]);
    return;
  }
  const happened = yield* happen(work, [
    {
      happening: {
        kind: 'created',
        what: object.kind === 'ability' ? 'ability' : 'copy',
        count: 1,
        values,
        owner: player,
        zone: 'stack',
        fields: {
          onStack: { ...onStack, targets },
          kicked: object.kicked,
          x: object.x,
          ...(object.alternative === undefined ? {} : { alternative: object.alternative }),
          face,
        },
      },
      cites: [
        cr('608.2c'),
        cr('707.10'),
        ...(object.kind === 'ability' ? [cr('707.10b')] : []),
        ...(object.kicked.length > 0 ? [cr('702.33d')] : []),
        ...(except === undefined ? [] : [cr('707.9')]),
      ],
    },
  ]);
  for (const h of happened) {
    if (h.kind !== 'created') continue;
    for (const id of h.became ?? []) {
      work.tell('copied', [cr('707.10')], [original, id]);
      // What it targets becomes the target of a new object.
      if (targets.flat().length > 0) {
        yield* happen(work, [
          {
            happening: { kind: 'targeted', object: id, targets, copied: true },
            cites: [newTargets ? cr('707.10c') : cr('707.10')],
          },
        ]);
      }
    }
  }
}

/**
 * A copy for each of these objects that the spell or ability could target, each with that one as all its targets;
 * none for what it targets already (707.10d).
 */
export function* copyForEach(
  work: Work,
  scope: Scope,
  original: ObjectId,
  among: readonly ObjectId[],
): Doing<void> {
  const copied = work.view.object(original);
  const onStack = copied?.onStack;
  if (copied === undefined || onStack == null) {
    work.tell('impossible', [cr('707.10')], []);
    return;
  }
  const targeted = onStack.targets.flat().map(({ target }) => target);
  const asCopy = { ...copied, onStack: decisionsOf(onStack, scope.you), controller: scope.you };
  for (const object of among) {
    if (targeted.some((target) => 'object' in target && target.object === object)) continue;
    const each = { ...scope, each: { object } };
    if (targetsBeing(work, each, asCopy, EACH) === null) continue;
    work.tell('instruction', [cr('707.10d')], [object]);
    yield* copyOnStack(work, each, original, { newTargets: false, target: EACH });
  }
}

const EACH: ObjectRef = { ref: 'each' };

/** The decisions that are copied; not what came with the mana that was spent or with the card's zone. */
function decisionsOf(original: OnStack, you: Scope['you']): OnStack {
  const { exileInstead: _, cantBeCountered: __, ...decisions } = original;
  return { ...decisions, scope: { ...original.scope, you } };
}

/** Every target becomes the one that the effect specifies; null where it is not legal for each (707.10e). */
function targetsBeing(
  work: Work,
  scope: Scope,
  object: GameObject,
  ref: ObjectRef,
): readonly (readonly ChosenTarget[])[] | null {
  const [id] = objectsOf(work.view, scope, ref);
  if (id === undefined) return null;
  const { resolving: _, ...own } = stackScope(object);
  const specs = stackTargetSpecs(work.view, object);
  const list: (readonly ChosenTarget[])[] = [];
  for (const [slot, old] of (object.onStack?.targets ?? []).entries()) {
    const spec = specs[slot];
    const legal = spec !== undefined && judgeTarget(work.view, own, spec, { object: id }).allowed;
    if (old.length > 1 || (old.length === 1 && !legal)) return null;
    list.push(old.map((o) => ({ ...o, target: { object: id } })));
  }
  return list;
}

/** The copy is looked at as it will be: its colour may differ from that of the original (707.9). */
function* chooseNewTargets(
  work: Work,
  copy: GameObject,
  onStack: OnStack,
): Doing<readonly (readonly ChosenTarget[])[]> {
  const { targets } = onStack;
  const { you } = onStack.scope;
  if (targets.flat().length === 0) return targets;
  if (!(yield* askYesNo(work, you, 'newTargets', cr('707.10c')))) return targets;
  const { resolving: _, ...scope } = stackScope({ ...copy, onStack, controller: you });
  const view = viewWith(work.state, new Map([[copy.id, { ...copy, onStack }]]));
  const specs = stackTargetSpecs(view, copy);
  const cites = [cr('707.10c'), cr('115.7d')];
  return yield* retarget(
    work,
    you,
    scope,
    specs,
    targets,
    cites,
    { of: copy.id, copy: true },
    view,
  );
}
