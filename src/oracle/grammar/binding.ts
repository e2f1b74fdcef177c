import type {
  Effect,
  Instruction,
  ObjectRef,
  Players,
  Predicate,
  TargetSpec,
} from '../../rules/authoring/language';
import { type Pending, pendingOf } from './pending';

type Steps = readonly Instruction[];
/** The fields of an instruction that hold instructions. */
export const LISTS = ['do', 'then', 'else', 'paid', 'unpaid'] as const;
type Fields = Readonly<Record<string, unknown>>;

/** The targets and the instructions as an effect. */
export const effectOf = (targets: readonly TargetSpec[], steps: Steps): Effect =>
  targets.length === 0 ? { do: steps } : { targets, do: steps };

/** "Other": not the object itself. */
const isOther = (node: object): boolean => {
  const { is, not }: { is?: unknown; not?: Partial<Predicate> } = node;
  return is === 'not' && not?.is === 'object' && 'object' in not && not.object?.ref === 'this';
};

/** In a spell "another target" is other than the target before it (115.3); there is none before the first. */
export function otherThan(spec: TargetSpec, slot: number): TargetSpec | undefined {
  const { objects } = spec;
  if (objects === undefined || !objects.where.some(isOther)) return spec;
  if (slot === 0) return undefined;
  const where = objects.where.filter((predicate) => !isOther(predicate));
  return { ...spec, objects: { ...objects, where }, otherThan: slot - 1 };
}

/**
 * In a spell "other creatures" are other than the object that it named, since the spell itself is none; nothing where
 * that is not certain.
 */
export function othersThan(one: ObjectRef | undefined, steps: Steps): Steps | undefined {
  let sure = true;
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    if (isOther(node)) {
      if (one === undefined) sure = false;
      return { is: 'not', not: { is: 'object', object: one } };
    }
    // A text that is given to others, or to a token, speaks of its holder.
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, key === 'abilities' ? value : visit(value)]),
    );
  };
  const done = steps.map((step) => visit(step) as Instruction);
  return sure ? done : undefined;
}

/** "Other tokens" are other than the one that was just created, where one was. */
export function othersThanToken(token: ObjectRef | undefined, steps: Steps): Steps {
  if (token === undefined) return steps;
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node))
      return node.some(isToken)
        ? node.map((one) =>
            isOther(one) ? { is: 'not', not: { is: 'object', object: token } } : one,
          )
        : node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, key === 'abilities' ? value : visit(value)]),
    );
  };
  return steps.map((step) => visit(step) as Instruction);
}
const isToken = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'is' in node && node.is === 'token';

/** Everything pending in an instruction, but in the instructions within it. */
export function collect(node: unknown, top = true): Pending[] {
  const pending = pendingOf(node);
  if (pending !== undefined) return [pending];
  if (Array.isArray(node)) return node.flatMap((one) => collect(one, false));
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    skips(node, key, top) ? [] : collect(value, false),
  );
}

/** Whether the instructions within it stand in the text before what else it says. */
export function saysListsFirst(step: Instruction): boolean {
  const fields: Fields = { ...step };
  const within = LISTS.flatMap((list) => collect(fields[list] ?? [], false)).map(({ at }) => at);
  const own = collect(step).map(({ at }) => at);
  return within.length > 0 && own.length > 0 && Math.min(...within) < Math.min(...own);
}

/** Lists of instructions, and texts of other objects, are bound by themselves. */
const skips = (node: object, key: string, top: boolean): boolean =>
  (top && 'kind' in node && LISTS.some((list) => list === key)) ||
  key === 'abilities' ||
  (key === 'content' && 'kind' in node) ||
  (key === 'token' && !('copyOf' in ((node as Fields).token as object)));

/** Of the object itself the condition of having been kicked is one of its own (702.33d). */
export const kickedItself = (node: Fields): Fields =>
  node.if === 'matches' &&
  JSON.stringify(node.object) === '{"ref":"this"}' &&
  JSON.stringify(node.where) === '[{"is":"kicked"}]'
    ? { if: 'kicked' }
    : node;

/** The same with the answers in place. */
export function replace(node: unknown, answers: ReadonlyMap<Pending, unknown>): unknown {
  const pending = pendingOf(node);
  if (pending !== undefined) {
    const answer = answers.get(pending);
    return answer === undefined ? node : answer;
  }
  if (Array.isArray(node)) return node.map((one) => replace(one, answers));
  if (typeof node !== 'object' || node === null) return node;
  return kickedItself(
    Object.fromEntries(Object.entries(node).map(([key, value]) => [key, replace(value, answers)])),
  );
}

/** Whether it speaks of nothing that is only chosen with it, or made later: targets are chosen all at once (601.2c). */
export const isKnownBefore = (spec: TargetSpec): boolean =>
  !/"(?:ref|player)":"(?:target|bound)"/.test(JSON.stringify(spec));

/** "Each creature gets +1/+1 for each counter on it": whether "it" is each of them or another is not known here. */
export const saysItOfEach = (step: Instruction, pendings: readonly Pending[]): boolean =>
  (step.kind === 'apply' || step.kind === 'putCounters') &&
  'where' in (step.kind === 'apply' ? step.to : step.on) &&
  pendings.some(({ means }) => 'pronoun' in means && ['it', 'its'].includes(means.pronoun));

/** The instructions without the names of exiled cards and tokens that nothing speaks of again. */
export function withoutIdleNames(steps: Steps): Steps {
  const text = JSON.stringify(steps);
  const isUsed = (name: unknown): boolean => text.includes(`"name":${JSON.stringify(name)}`);
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    const named = 'kind' in node && (node.kind === 'exile' || node.kind === 'createToken');
    const idle = named && 'bind' in node && !isUsed(node.bind);
    return Object.fromEntries(
      Object.entries(node).flatMap(([key, one]) =>
        idle && key === 'bind' ? [] : [[key, visit(one)]],
      ),
    );
  };
  return visit(steps) as Steps;
}

/** Of a shield for a target of either kind one part is for an object and one for a player (115.4, 615.7). */
export function forEitherKind(step: Instruction, targets: readonly TargetSpec[]): Steps {
  if (step.kind !== 'replaceLater' || step.effect.event.event !== 'damage') return [step];
  const { toObject, ...event } = step.effect.event;
  const [only] = toObject ?? [];
  const object = only?.is === 'object' ? only.object : undefined;
  if (object?.ref !== 'target' || targets[object.slot]?.players === undefined) return [step];
  const toPlayer = { player: 'target', slot: object.slot } as const;
  return [step, { ...step, effect: { ...step.effect, event: { ...event, toPlayer } } }];
}

/** Mana and tokens are yours without a word. */
export function plainly(step: Instruction): Instruction {
  if (step.kind !== 'addMana' && step.kind !== 'createToken') return step;
  if (step.player?.player !== 'you') return step;
  const { player: _, ...rest } = step;
  return rest;
}

/** A clause that goes on after several players acted is done by each of them too. */
export function continued(step: Instruction): Steps {
  const player: Players | undefined = 'player' in step ? step.player : undefined;
  const several = player?.player === 'all' || player?.player === 'opponents';
  if (!several || step.kind === 'discard' || step.kind === 'gainLife') return [step];
  if (step.kind === 'loseLife' || step.kind === 'sacrifice') return [step];
  return [
    { kind: 'forEach', of: player, do: [{ ...step, player: { player: 'each' } } as Instruction] },
  ];
}

/** Whether it speaks of what this is attached to. */
export const speaksOfHost = (step: Instruction): boolean =>
  JSON.stringify(step).includes('"ref":"attached"');

/** Whether what this is attached to leaves by it. */
export const takesHostAway = (step: Instruction): boolean =>
  ['destroy', 'exile', 'move', 'sacrifice'].includes(step.kind) &&
  'what' in step &&
  JSON.stringify(step.what) === '{"ref":"attached"}';

/** Who acts, for a clause that goes on without saying so. */
export const actorOf = (step: Instruction): Players | undefined => {
  if (step.kind === 'forEach' && 'player' in step.of) return step.of;
  return 'player' in step ? step.player : undefined;
};

/** Whether it has targets in it that are not chosen yet. */
export const aimsAnew = (node: unknown): boolean =>
  collect(node, false).some(({ means }) => 'target' in means);

/** Whether it speaks of "the chosen color". */
export const speaksOfChosenColor = (step: Instruction): boolean =>
  /"is":"chosenColor"|"mana":"chosenColor"|"colors":"chosen"/.test(JSON.stringify(step));

/** Makes something of what is there. */
export const map = <T, U>(one: T | undefined, make: (one: T) => U): U | undefined =>
  one === undefined ? undefined : make(one);
