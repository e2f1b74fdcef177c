import { type Import, importsOf } from './imports';
import type { SourceFile } from './source';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The files that import each other in a circle, each circle by its shortest way round. Circles that
 * only types close are allowed inside the rules: a kind of instruction has its type and its execution
 * in one file, and the types of card text hold each other by nature.
 */
export function cycles(files: readonly SourceFile[]): string[] {
  const edges = importsOf(files).filter((edge) => !edge.isPackage);
  const values = circles(edges.filter((edge) => !edge.typeOnly));
  const types = circles(edges.filter((edge) => !(inRules(edge.from) && inRules(edge.to))));
  return [...new Set([...values, ...types].map((circle) => circle.join(' → ')))];
}

const inRules = (path: string): boolean => path.startsWith('src/rules/');

/** For every import the shortest circle that it closes, told from its first file in the alphabet. */
function circles(edges: readonly Import[]): string[][] {
  const left = knots(edges);
  const imports = graph(left);
  return left.flatMap(({ from, to }) => {
    const way = shortestWay(imports, to, from);
    return way === undefined ? [] : [fromItsFirst(way)];
  });
}

/** The imports without those that can close no circle: of files that import nothing or that nothing imports. */
function knots(edges: readonly Import[]): readonly Import[] {
  const importing = new Set(edges.map((edge) => edge.from));
  const imported = new Set(edges.map((edge) => edge.to));
  const left = edges.filter((edge) => importing.has(edge.to) && imported.has(edge.from));
  return left.length === edges.length ? left : knots(left);
}

function graph(edges: readonly Import[]): Graph {
  const map = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    const targets = map.get(from) ?? new Set();
    map.set(from, targets.add(to));
  }
  return map;
}

function shortestWay(imports: Graph, start: string, goal: string): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[start, undefined]]);
  // A Map hands out what is added to it while it is being walked: it is the queue as well.
  for (const file of cameFrom.keys()) {
    if (file === goal) return wayTo(goal, cameFrom);
    for (const next of imports.get(file) ?? []) {
      if (!cameFrom.has(next)) cameFrom.set(next, file);
    }
  }
  return undefined;
}

function wayTo(goal: string, cameFrom: ReadonlyMap<string, string | undefined>): string[] {
  const way: string[] = [];
  for (let file: string | undefined = goal; file !== undefined; file = cameFrom.get(file)) {
    way.unshift(file);
  }
  return way;
}

function fromItsFirst(circle: readonly string[]): string[] {
  const first = circle.indexOf([...circle].sort()[0] ?? '');
  return [...circle.slice(first), ...circle.slice(0, first)];
}
