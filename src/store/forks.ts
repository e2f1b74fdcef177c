import { here, type Step, type StepId, stepAt, type Tree, wayTo } from './tree';

/**
 * One way of the tree, from the fork where it leaves another to its last step. The first is the main line,
 * which begins at the start. Steps have the number of choices that lead to them.
 */
export interface Line {
  /** Its first step; the start for the main line. */
  readonly head: StepId;
  readonly tip: StepId;
  /** The number of its first and its last step. */
  readonly from: number;
  readonly to: number;
  /** Its forks, by number, first to last. */
  readonly forks: readonly { readonly id: StepId; readonly at: number }[];
  /** Which line of the list it leaves; nothing for the main line. */
  readonly leaves?: number;
  /** Nothing on it is more than the beginning of a spell or ability that was given up (601.2). */
  readonly givenUp: boolean;
}

/** Whether the step stands between two spells, abilities or payments, and not in the middle of one. */
export const isWhole = ({ position: { game, open } }: Step): boolean =>
  game.draftFrom === null && open === null && game.question.kind !== 'payMana';

/**
 * A spell or ability that was begun and given up before anything was chosen for it. Nothing was tried there,
 * so it is no way of the tree: only whoever stands there, or whom redo leads there, sees it.
 */
function isIdle(tree: Tree, id: StepId): boolean {
  const step = stepAt(tree, id);
  if (id === tree.cursor || isWhole(step) || tree.children.has(id) || tree.noted.has(id))
    return false;
  return step.parent === null || tree.last.get(step.parent) !== id;
}

/** The steps that go on from one, oldest first, without what came to nothing. */
const childrenOf = (tree: Tree, id: StepId): readonly StepId[] =>
  (tree.children.get(id) ?? []).filter((child) => !isIdle(tree, child));

/** Whether more than one way goes on from a step. */
export const isFork = (tree: Tree, id: StepId): boolean =>
  tree.forks.has(id) && childrenOf(tree, id).length > 1;

/** The child that the main line goes to: the one that was chosen, else the first that led to something. */
export function mainChild(tree: Tree, id: StepId): StepId | undefined {
  const children = childrenOf(tree, id);
  const chosen = tree.noted.get(id)?.main;
  if (chosen !== undefined && children.includes(chosen)) return chosen;
  const [first] = children;
  if (children.length < 2) return first;
  return children.find((child) => leadsOn(tree, child)) ?? first;
}

/** Whether anything came of a step but the beginning of a spell or ability. */
const leadsOn = (tree: Tree, id: StepId): boolean =>
  isWhole(stepAt(tree, id)) || (tree.children.get(id) ?? []).some((next) => leadsOn(tree, next));

/** The nearest fork before a step; the start where there is none. */
export function forkBefore(tree: Tree, id: StepId = tree.cursor): StepId {
  const way = wayTo(tree, id);
  const fork = way.butLast().findLast((step) => isFork(tree, step.id));
  return fork?.id ?? tree.root;
}

/** The nearest fork ahead on the way that redo goes, or the end of it. */
export function forkAhead(tree: Tree): StepId {
  let at = tree.cursor;
  for (let next = tree.last.get(at); next !== undefined; next = tree.last.get(at)) {
    at = next;
    if (isFork(tree, at)) break;
  }
  return at;
}

/** The other way that redo may go from the present fork: the one after, or before, that of now. */
export function otherWay(tree: Tree, by: 1 | -1): StepId | undefined {
  const children = waysFrom(tree, tree.cursor);
  if (children.length < 2) return undefined;
  const now = children.indexOf(tree.last.get(tree.cursor) ?? children[0] ?? '');
  return children[(now + by + children.length) % children.length];
}

/** The ways from a step in the order in which they are drawn: the main one first. */
export function waysFrom(tree: Tree, id: StepId): readonly StepId[] {
  const main = mainChild(tree, id);
  return main === undefined
    ? []
    : [main, ...childrenOf(tree, id).filter((child) => child !== main)];
}

/**
 * Gives up what was begun at a step: redo goes on as it does elsewhere, on the main line or to another way
 * that came to something, and not into what was given up.
 */
export function givenUp(tree: Tree, head: StepId): Tree {
  const { parent } = stepAt(tree, head);
  if (parent === null || tree.last.get(parent) !== head) return tree;
  const way = waysFrom(tree, parent).find((other) => other !== head && leadsOn(tree, other));
  const last = way === undefined ? tree.last.remove(parent) : tree.last.set(parent, way);
  return { ...tree, last };
}

/**
 * All lines as they are drawn one below the other: the main line, then those that leave it, from its last
 * fork to its first, each followed by what leaves it. So nothing that is drawn down from a fork crosses a line.
 */
export function linesIn(tree: Tree): readonly Line[] {
  const lines: Line[] = [];
  const tips = tipsByHead(tree);
  const add = (head: StepId, from: number, leaves?: number) => {
    const tip = tips.get(head) ?? head;
    const way = wayTo(tree, tip);
    const forks = forksOn(tree, tip).filter(({ at }) => at >= from);
    const place = lines.length;
    lines.push({
      ...{ head, tip, from, to: way.size - 1, forks },
      ...(leaves !== undefined && { leaves }),
      givenUp: leaves !== undefined && !leadsOn(tree, head) && !isOnWay(tree, head),
    });
    for (const { id, at } of [...forks].reverse()) {
      for (const child of waysFrom(tree, id).slice(1)) add(child, at + 1, place);
    }
  };
  add(tree.root, 0);
  return lines;
}

/** Whether a step lies on the way to the present one. */
const isOnWay = (tree: Tree, id: StepId): boolean =>
  wayTo(tree, tree.cursor).get(wayTo(tree, id).size - 1)?.id === id;

/** The forks on the way to a step, by their number, first to last. */
function forksOn(tree: Tree, tip: StepId): readonly { id: StepId; at: number }[] {
  const way = wayTo(tree, tip);
  const found: { id: StepId; at: number }[] = [];
  for (const id of tree.forks) {
    if (!isFork(tree, id)) continue;
    const at = wayTo(tree, id).size - 1;
    if (way.get(at)?.id === id) found.push({ id, at });
  }
  return found.sort((a, b) => a.at - b.at);
}

/** The end of a line without what came to nothing; nothing where another way goes on from there. */
function seenEnd(tree: Tree, tip: StepId): StepId | undefined {
  if (!isIdle(tree, tip)) return tip;
  const { parent } = stepAt(tree, tip);
  return parent === null || childrenOf(tree, parent).length > 0 ? undefined : parent;
}

/** The last step of each line by its first: each end of the tree is that of one line. */
function tipsByHead(tree: Tree): ReadonlyMap<StepId, StepId> {
  const heads = new Map<StepId, StepId>();
  for (const end of tree.tips) {
    const tip = seenEnd(tree, end);
    if (tip === undefined) continue;
    const way = wayTo(tree, tip);
    const leaving = forksOn(tree, tip).findLast(
      ({ id, at }) => at < way.size - 1 && way.get(at + 1)?.id !== mainChild(tree, id),
    );
    const head = leaving === undefined ? tree.root : way.get(leaving.at + 1)?.id;
    heads.set(head ?? tree.root, tip);
  }
  return heads;
}

/** The line on which a step lies. */
export function lineWith(tree: Tree, lines: readonly Line[], id: StepId = here(tree).id): number {
  const at = wayTo(tree, id).size - 1;
  return lines.findIndex(
    ({ tip, from, to }) => from <= at && at <= to && wayTo(tree, tip).get(at)?.id === id,
  );
}

/** The name of a line: the last that was given to a step of its own. */
export function nameOf(tree: Tree, { tip, from }: Line): string | undefined {
  return namedStep(tree, tip, from)?.name;
}

function namedStep(
  tree: Tree,
  tip: StepId,
  from: number,
): { readonly id: StepId; readonly name: string } | undefined {
  const way = wayTo(tree, tip);
  let found: { id: StepId; name: string; at: number } | undefined;
  for (const [id, { name }] of tree.noted) {
    if (name === undefined) continue;
    const at = wayTo(tree, id).size - 1;
    if (at >= from && at > (found?.at ?? -1) && way.get(at)?.id === id) found = { id, name, at };
  }
  return found;
}

/**
 * The step that bears the name of a line: the one that has it, else the first after its last fork, so that
 * the name stays with this line when another becomes the main one.
 */
export function nameStep(tree: Tree, { tip, from, forks, head }: Line): StepId {
  const named = namedStep(tree, tip, from);
  if (named !== undefined) return named.id;
  const last = forks.at(-1);
  return (last && wayTo(tree, tip).get(last.at + 1)?.id) ?? head;
}

/** The marks that make a line the main one: at each fork where another is now. */
export function towardsMain(tree: Tree, tip: StepId): readonly StepId[] {
  const way = wayTo(tree, tip);
  return forksOn(tree, tip).flatMap(({ id, at }) => {
    const next = way.get(at + 1)?.id;
    return next === undefined || next === mainChild(tree, id) ? [] : [next];
  });
}
