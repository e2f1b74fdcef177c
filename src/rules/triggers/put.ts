import type { CopiableValues } from '../abilities/values';
import { cr } from '../citations';
import { apnap } from '../evaluate/references';
import { ask } from '../happening/ask';
import { happen } from '../happening/happen';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { OnStack } from '../kernel/objects';
import type { WaitingTrigger } from '../kernel/state';
import { chooseTargets } from '../targets/choose';
import { targetSpecs } from '../targets/content';
import { interchangeable } from './interchangeable';
import { canChooseTargets, chooseModes } from './modes';

/** An ability on the stack has its text and no other characteristics (603.3). */
const ABILITY: CopiableValues = {
  name: '',
  supertypes: [],
  types: [],
  subtypes: [],
  abilities: [],
};

/**
 * Puts the triggered abilities that wait on the stack (603.3): those of each player in turn order, in
 * the order of that player's choice (603.3b), each with its modes and targets (603.3c, d). One for
 * which a needed choice can't be made is not put there.
 * @returns whether any was put on the stack.
 */
export function* putTriggers(work: Work): Doing<boolean> {
  const { waiting } = work.state;
  if (waiting.length === 0) return false;
  work.set({ waiting: [] });
  const due = onceEachTurn(work, withoutMana(work, waiting));
  let any = false;
  for (const player of apnap(work.state)) {
    const own = due.filter((t) => t.controller === player);
    for (const group of together(yield* inOrder(work, player, own))) {
      if (yield* put(work, group)) any = true;
    }
  }
  return any;
}

/** Abilities one after another for which nothing is chosen go on the stack together. */
function together(order: readonly WaitingTrigger[]): readonly (readonly WaitingTrigger[])[] {
  const groups: WaitingTrigger[][] = [];
  let open: WaitingTrigger[] | null = null;
  for (const trigger of order) {
    const { content } = trigger.ability;
    const plain = !('modal' in content) && (content.targets ?? []).length === 0;
    if (plain && open !== null) {
      open.push(trigger);
      continue;
    }
    const group = [trigger];
    groups.push(group);
    open = plain ? group : null;
  }
  return groups;
}

/** Triggered mana abilities resolve at once and never come to the stack (605.4a). */
function withoutMana(work: Work, waiting: readonly WaitingTrigger[]): readonly WaitingTrigger[] {
  for (const t of waiting) if (t.mana) work.tell('triggerNotPut', [cr('605.4a')], [t.source]);
  return waiting.filter((t) => !t.mana);
}

/** An ability that triggers only once each turn has triggered now (603.2h). */
function onceEachTurn(work: Work, waiting: readonly WaitingTrigger[]): readonly WaitingTrigger[] {
  const used = new Set<string>();
  return waiting.filter(({ source, key, ability }) => {
    if (ability.oncePerTurn !== true) return true;
    const name = `${source}:${key}`;
    if (used.has(name) || work.state.objects.get(source)?.usedThisTurn.includes(key) === true)
      return false;
    used.add(name);
    work.one({ kind: 'used', object: source, ability: key }, cr('603.2h'));
    return true;
  });
}

/** The first goes on the stack first. Not asked where the order makes no difference. */
function* inOrder(
  work: Work,
  player: PlayerId,
  own: readonly WaitingTrigger[],
): Doing<readonly WaitingTrigger[]> {
  const [first] = own;
  if (first === undefined || own.every((t) => interchangeable(work.view, first, t))) return own;
  const answer = yield* ask(work, {
    kind: 'orderTriggers',
    player,
    options: own.map(({ source, ability }, index) => ({ source, index, ability })),
    cites: [cr('603.3b')],
  });
  const order = answer.kind === 'order' ? answer.order : own.keys();
  return [...order].flatMap((i) => own[i] ?? []);
}

function* put(work: Work, group: readonly WaitingTrigger[]): Doing<boolean> {
  const [first] = group;
  if (first === undefined) return false;
  const outer = work.cause;
  work.cause = { object: first.source };
  const modes = yield* chooseModes(work, first);
  if (modes === null || !canChooseTargets(work.view, first, modes)) {
    work.tell('triggerNotPut', [modes === null ? cr('603.3c') : cr('603.3d')], [first.source]);
    work.cause = outer;
    return false;
  }
  const happened = yield* happen(work, [
    {
      happening: {
        kind: 'created',
        what: 'ability',
        count: group.length,
        values: ABILITY,
        owner: first.controller,
        zone: 'stack',
        each: group.map((trigger) => ({ onStack: onStack(trigger, modes) })),
      },
      cites: [cr('603.3')],
    },
  ]);
  const ids = happened.flatMap((h) => (h.kind === 'created' ? (h.became ?? []) : []));
  for (const id of ids) {
    work.cause = { object: id };
    work.tell('triggerPut', [cr('603.3b')], [id]);
    if (group.length === 1) yield* target(work, id, first, modes);
  }
  work.cause = outer;
  return ids.length > 0;
}

function onStack(
  { source, ability, scope, facts, delayed }: WaitingTrigger,
  modes: readonly number[],
): OnStack {
  // Ids that were new when another text made it are nothing to this one.
  const { began: _, ...kept } = scope;
  return {
    as: 'triggered',
    source,
    ability,
    content: ability.content,
    ...(delayed === undefined ? {} : { delayed }),
    modes,
    targets: [],
    scope: { ...kept, event: facts },
  };
}

function* target(
  work: Work,
  id: ObjectId,
  { controller, ability, scope }: WaitingTrigger,
  modes: readonly number[],
): Doing<void> {
  const specs = targetSpecs(ability.content, modes);
  if (specs.length === 0) return;
  const targets = yield* chooseTargets(work, controller, { ...scope, resolving: id }, specs, false);
  work.tell('targetsChosen', [cr('603.3d')], [id]);
  yield* happen(work, [
    { happening: { kind: 'targeted', object: id, targets }, cites: [cr('603.3d')] },
  ]);
}
