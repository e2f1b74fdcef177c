import { cr } from '../citations';
import type { Instruction } from '../effects/kinds';
import { become, pop, push } from '../engine/agenda';
import type { Continuation, Following } from '../happening/following';
import type { Doing, Work } from '../happening/work';
import { need } from '../kernel/invariant';
import type { Bound, Scope } from '../kernel/scope';
import type { Frame } from '../kernel/state';

type Path = readonly (string | number)[];

/** Follows one instruction; what it leads to is returned, not yet followed. */
function* followOne(
  following: Following,
  instruction: Instruction,
  path: Path,
): Doing<Continuation | undefined> {
  const { work, scope } = following;
  const outer = work.cause;
  work.cause = { object: scope.resolving ?? scope.source, path };
  const continuation = yield* work.follow(following, instruction);
  work.cause = outer;
  return continuation;
}

/** Kinds that do nothing but choose. */
const CHOICES: ReadonlySet<Instruction['kind']> = new Set(['choose', 'chooseColor', 'eachChooses']);

/**
 * Follows one instruction, and says whether a "when you do" after it is passed over: nothing was done,
 * so nothing triggers (603.12).
 */
function* followBefore(
  following: Following,
  instruction: Instruction,
  path: Path,
  after: Instruction | undefined,
): Doing<{ readonly next: Continuation | undefined; readonly passed: boolean }> {
  const { work, scope } = following;
  const from = work.events.length;
  const next = yield* followOne(following, instruction, path);
  const waits = after?.kind === 'reflexive' && next === undefined && !CHOICES.has(instruction.kind);
  const passed =
    waits && work.events.slice(from).every(({ kind }) => kind === 'step' || kind === 'replaced');
  if (passed) {
    const outer = work.cause;
    const [last] = path.slice(-1);
    work.cause = {
      object: scope.resolving ?? scope.source,
      path: [...path.slice(0, -1), Number(last) + 1],
    };
    work.tell('skipped', [cr('603.12')], [scope.source]);
    work.cause = outer;
  }
  return { next, passed };
}

/** Binding: objects bound under the same name inside `forEach` are added to those before. */
function bound(scope: Scope, name: string, value: Bound): Scope {
  const old = scope.bound?.[name];
  const merged =
    scope.each !== undefined && old !== undefined && 'objects' in old && 'objects' in value
      ? { objects: [...old.objects, ...value.objects.filter((id) => !old.objects.includes(id))] }
      : value;
  return { ...scope, bound: { ...scope.bound, [name]: merged } };
}

/** Follows a list to its end without giving the work back: for mana abilities and the like (605.3b). */
export function* followInline(
  work: Work,
  list: readonly Instruction[],
  scope: Scope,
  path: Path,
): Doing<Scope> {
  let now = scope;
  let skipped = -1;
  for (const [i, instruction] of list.entries()) {
    if (i === skipped) continue;
    const following: Following = {
      work,
      get scope() {
        return now;
      },
      bind(name, value) {
        now = bound(now, name, value);
      },
    };
    const at = [...path, i];
    let { next, passed } = yield* followBefore(following, instruction, at, list[i + 1]);
    if (passed) skipped = i + 1;
    while (next?.next === 'list') {
      now = yield* followInline(work, next.list, now, [...at, next.under]);
      next = next.again === true ? yield* followOne(following, instruction, at) : undefined;
    }
    if (next === undefined) continue;
    const outer = now.each;
    for (const each of next.items) {
      now = yield* followInline(work, next.list, { ...now, each }, [...at, next.under]);
    }
    const { each: _, ...rest } = now;
    now = outer === undefined ? rest : { ...rest, each: outer };
  }
  return now;
}

/** One unit of work: the next instruction of the list on top of the agenda, under the text's scope. */
export function* followList(work: Work, frame: Extract<Frame, { frame: 'list' }>): Doing<void> {
  const instruction = frame.list[frame.at];
  if (instruction === undefined) {
    pop(work);
    return;
  }
  const path = [...frame.path, frame.at];
  const { next, passed } = yield* followBefore(
    agendaFollowing(work),
    instruction,
    path,
    frame.list[frame.at + 1],
  );
  const again = next?.next === 'list' && next.again === true;
  become(work, { ...frame, at: again ? frame.at : frame.at + (passed ? 2 : 1) });
  if (next === undefined) return;
  const under = [...path, next.under];
  if (next.next === 'list') {
    push(work, { frame: 'list', list: next.list, at: 0, path: under });
    return;
  }
  const outer = scopeOf(work).each;
  push(work, {
    frame: 'each',
    items: next.items,
    at: 0,
    list: next.list,
    path: under,
    ...(outer === undefined ? {} : { outer }),
  });
}

/** One unit of work: the next of several objects or players for whom a list is followed. */
export function* followEach(work: Work, frame: Extract<Frame, { frame: 'each' }>): Doing<void> {
  const each = frame.items[frame.at];
  if (each === undefined) {
    pop(work);
    setScope(work, (scope) => {
      const { each: _, ...rest } = scope;
      return frame.outer === undefined ? rest : { ...rest, each: frame.outer };
    });
    return;
  }
  setScope(work, (scope) => ({ ...scope, each }));
  become(work, { ...frame, at: frame.at + 1 });
  push(work, { frame: 'list', list: frame.list, at: 0, path: frame.path });
}

function agendaFollowing(work: Work): Following {
  return {
    work,
    get scope() {
      return scopeOf(work);
    },
    bind(name, value) {
      setScope(work, (scope) => bound(scope, name, value));
    },
  };
}

function textAt(work: Work): number {
  return work.state.agenda.findLastIndex((f) => f.frame === 'text');
}

function scopeOf(work: Work): Scope {
  const frame = work.state.agenda[textAt(work)];
  return need(frame?.frame === 'text' ? frame.scope : undefined, 'a text being followed');
}

function setScope(work: Work, change: (scope: Scope) => Scope): void {
  const at = textAt(work);
  work.set({
    agenda: work.state.agenda.map((f, i) =>
      i === at && f.frame === 'text' ? { ...f, scope: change(f.scope) } : f,
    ),
  });
}
