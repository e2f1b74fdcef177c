import type { Frame, GameEvent, Instruction, RuleNumber } from '../../rules';
import { whySkippedBy } from './reasons';

type Path = readonly (string | number)[];

/** How far the following of a piece of text has come. `within`: something inside of it is being followed. */
export type Stage = 'ahead' | 'now' | 'within' | 'done' | 'skipped';

/** How an instruction stands, by its place in the text. */
export interface Standing {
  readonly path: Path;
  readonly stage: Stage;
  /** Why it was passed over. */
  readonly why?: string;
  readonly cites: readonly RuleNumber[];
}

/** What is known of the following of a text: what is still to be done of it, and what has happened. */
export interface Known {
  /** `ahead`: it has not begun; `over`: nothing of it is left to be done. */
  readonly phase: 'ahead' | 'on' | 'over';
  /** The lists of it that are still on the agenda, the innermost last. */
  readonly lists: readonly Extract<Frame, { readonly frame: 'list' | 'each' }>[];
  readonly events: readonly GameEvent[];
}

/** How each instruction of a list stands, those inside of others after them. */
export function standings(list: readonly Instruction[], path: Path, known: Known): Standing[] {
  return within(list, path, path, known);
}

/** `path` is where the core says it is; `real` where it stands in the text. */
function within(list: readonly Instruction[], path: Path, real: Path, known: Known): Standing[] {
  return list.flatMap((node, at) => one(node, [...path, at], [...real, at], known));
}

function one(node: Instruction, path: Path, real: Path, known: Known): Standing[] {
  const own = toldAt(path, known.events);
  const skipped = known.phase === 'ahead' ? undefined : whySkippedBy(node, own);
  const stage = stageOf(path, known);
  const standing: Standing = {
    path: real,
    stage: skipped !== undefined && stage !== 'ahead' ? 'skipped' : stage,
    ...(skipped !== undefined && stage !== 'ahead' && { why: skipped.why }),
    cites: [...new Set(own.flatMap(({ cites }) => cites))],
  };
  return [standing, ...inside(node, path, real, known, standing)];
}

/** The instructions inside of one, those of the way that was not taken struck. */
function inside(
  node: Instruction,
  path: Path,
  real: Path,
  known: Known,
  { stage, cites, why }: Standing,
): Standing[] {
  const go = (list: readonly Instruction[] | undefined, under: string, otherwise?: string) => {
    if (list === undefined) return [];
    if (otherwise === undefined) return within(list, [...path, under], [...real, under], known);
    return list.map((_, at): Standing => {
      const place = [...real, under, at];
      return { path: place, stage: 'skipped', why: otherwise, cites };
    });
  };
  const began = stage !== 'ahead' && stage !== 'now';
  const passed = stage === 'skipped' ? (why ?? '') : undefined;
  switch (node.kind) {
    case 'if': {
      const met = began && stage !== 'skipped' ? INSTEAD : undefined;
      return [...go(node.then, 'then', passed), ...go(node.else, 'else', met)];
    }
    case 'may': {
      const all = [...node.do, ...(node.then ?? [])];
      const done = began && stage !== 'skipped' ? IT_WAS_DONE : undefined;
      const inner = go(all, 'do', passed).map((standing) => asThen(standing, real, node.do.length));
      return [...inner, ...go(node.else, 'else', done)];
    }
    case 'mayPay': {
      const done = began && stage !== 'skipped' ? IT_WAS_PAID : undefined;
      return [...go(node.paid, 'paid', passed), ...go(node.unpaid, 'unpaid', done)];
    }
    case 'forEach':
    case 'repeat':
      return go(node.do, 'do', passed);
    default:
      return [];
  }
}

const INSTEAD = 'the other is done instead';
const IT_WAS_DONE = 'it was done';
const IT_WAS_PAID = 'it was paid';

/** What follows "if you do" is done in one list with what comes before it. */
function asThen(standing: Standing, real: Path, length: number): Standing {
  const at = Number(standing.path[real.length + 1]);
  if (!(at >= length)) return standing;
  const rest = standing.path.slice(real.length + 2);
  return { ...standing, path: [...real, 'then', at - length, ...rest] };
}

const begins = (path: Path, start: Path): boolean =>
  start.length <= path.length && start.every((part, at) => part === path[at]);

/** How far it has come by what is still on the agenda. */
function stageOf(path: Path, { phase, lists }: Known): Stage {
  if (phase !== 'on') return phase === 'ahead' ? 'ahead' : 'done';
  if (lists.some((list) => begins(list.path, path))) return 'within';
  const list = lists.findLast((one) => one.frame === 'list' && begins(path, one.path));
  if (list?.frame !== 'list') return 'done';
  const place = Number(path[list.path.length]);
  if (place < list.at) return 'done';
  const innermost = lists.at(-1) === list && path.length === list.path.length + 1;
  return place === list.at && innermost ? 'now' : 'ahead';
}

/** The events of an instruction itself, not of those inside of it. */
const toldAt = (path: Path, events: readonly GameEvent[]): readonly GameEvent[] => {
  const key = path.join('/');
  return events.filter((event) => event.path?.join('/') === key);
};
